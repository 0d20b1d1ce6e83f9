-- The numbers of the dashboard: one person's open work is counted in the index alone, whatever the number narrows it to.
create index assignment_dashboard on assignment (org_id, assigned_user_id, list_code)
  include (category_code, assignment_type_code, status_code, legal_due_date, last_activity_at)
  where list_code in ('active', 'waiting');
