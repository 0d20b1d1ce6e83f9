-- Hours of an organisation: claimants read when somebody answers, and messages leave by day. The values are those of the code until now.
alter table organisation
  add column working_hours jsonb not null default
    '[{"weekday":1,"from":"09:00","until":"17:00"},{"weekday":2,"from":"09:00","until":"17:00"},{"weekday":3,"from":"09:00","until":"17:00"},{"weekday":4,"from":"09:00","until":"17:00"},{"weekday":5,"from":"09:00","until":"17:00"}]'
    check (jsonb_typeof(working_hours) = 'array'),
  add column messages_from time not null default '08:00',
  add column messages_until time not null default '20:00',
  add column offered_languages text[] not null default '{ro,en}',
  add constraint organisation_messages_leave_by_day check (messages_from < messages_until),
  add constraint organisation_offers_its_language check (
    default_language = any (offered_languages) and offered_languages <@ '{ro,en}');
comment on column organisation.working_hours is 'When somebody answers claimants, one line for each weekday that is worked.';
comment on column organisation.messages_from is 'Text messages and reminders wait for this hour …';
comment on column organisation.messages_until is '… from this hour on.';
comment on column organisation.offered_languages is 'Languages of the pages and messages for claimants; the main one is always among them.';
