-- Near legal deadlines come out of the index in the order of the list: a page reads its rows and sorts nothing.
-- In a query on a view of one tenant PostgreSQL takes an order only from conditions whose functions are leakproof. The subtraction
-- of dates in the earlier index is not, so at a million assignments the planner read the whole list by due date instead.
-- `greatest` of dates is. With the plain column the planner would use this index for one person's near deadlines as well, and
-- read everybody else's with them.
create index assignment_list_of_legal_date on assignment
  (org_id, list_code, (greatest(legal_due_date, '-infinity')), due_at, assignment_id)
  where list_code in ('active', 'waiting', 'snoozed');
drop index assignment_list_of_legal_day;

-- The dashboard counts and lists one person's near and missed deadlines without reading their other work.
create index assignment_legal_of_user on assignment (org_id, assigned_user_id, list_code, legal_due_date)
  where legal_due_date is not null and list_code in ('active', 'waiting', 'snoozed');
