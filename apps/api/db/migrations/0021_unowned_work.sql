-- What waits in queues, in the order of the worklist: PostgreSQL sorts by no index whose leading column is null in every row.
create index assignment_list_without_owner on assignment (org_id, list_code, due_at, assignment_id)
  where assigned_user_id is null;
drop index assignment_unassigned;
