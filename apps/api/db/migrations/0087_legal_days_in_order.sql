-- The index of near legal deadlines gives the order of the list as well: a page reads its rows and sorts nothing.
-- Before, a day was a difference of two dates. A view that shows one organisation takes no order from such a condition, because
-- a subtraction may fail; so at a million assignments the planner walked the list past all other work. A comparison cannot fail.
-- With the plain column the index would be taken for the near deadlines of one person too, past those of everybody else.
create index assignment_list_of_legal_date on assignment
  (org_id, list_code, (greatest(legal_due_date, '-infinity')), due_at, assignment_id)
  where list_code in ('active', 'waiting', 'snoozed');
drop index assignment_list_of_legal_day;

-- One person's near and missed deadlines, which the dashboard counts and lists, are found without their other work.
create index assignment_legal_of_user on assignment (org_id, assigned_user_id, list_code, legal_due_date)
  where legal_due_date is not null and list_code in ('active', 'waiting', 'snoozed');
