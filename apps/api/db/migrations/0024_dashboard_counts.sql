-- One person's marked work is found and counted without reading that of everybody else, and their new work without the rest.
create index assignment_of_user_with_new_documents on assignment (org_id, assigned_user_id, list_code, due_at, assignment_id)
  where new_document_at is not null;
create index assignment_of_user_returned on assignment (org_id, assigned_user_id, list_code, due_at, assignment_id)
  where returned_at is not null;

drop index assignment_dashboard;
create index assignment_dashboard on assignment (org_id, assigned_user_id, list_code, category_code)
  include (assignment_type_code, status_code, legal_due_date, last_activity_at)
  where list_code in ('active', 'waiting');
