-- Work whose legal deadline is near: each day has its own work in the order of the list, so a page reads what it shows.
-- Before, the planner walked the list past all other work or sorted some days of it, as the sample of its statistics said.
-- A day is its number since 2000: only who asks for single days finds this index. With the plain column it would be taken for
-- the near deadlines of one person too, past those of everybody else.
create index assignment_list_of_legal_day on assignment
  (org_id, list_code, (legal_due_date - date '2000-01-01'), due_at, assignment_id)
  where legal_due_date is not null and list_code in ('active', 'waiting', 'snoozed');
-- Nothing has asked by category since lists have their own word.
drop index assignment_by_legal_due;
