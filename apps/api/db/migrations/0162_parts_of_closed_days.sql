-- An organisation may be closed for a part of a day: nobody is visited then, and the day stays a working day for terms and leave.
alter table closure
  add column closed_from time,
  add column closed_until time,
  add constraint closure_hours_follow check (closed_from < closed_until);
comment on column closure.closed_from is 'When it closes on that day; null from the beginning of the day.';
comment on column closure.closed_until is 'When it opens again; null to the end of the day. Both null: the whole day.';
