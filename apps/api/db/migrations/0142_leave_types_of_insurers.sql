-- Kinds of absence stood in a list that only a release changes. Each insurer words them, says what they need and what people are entitled to.
create table leave_type_setting (
  org_id uuid not null references organisation (org_id),
  absence_type_code text not null references absence_type,
  name_ro text not null check (length(name_ro) between 3 and 60),
  name_en text not null check (length(name_en) between 3 and 60),
  short_ro text not null check (length(short_ro) between 1 and 6),
  short_en text not null check (length(short_en) between 1 and 6),
  needs_certificate boolean not null,
  only_managers boolean not null,
  is_offered boolean not null,
  days_per_year integer check (days_per_year between 1 and 200),
  row_version integer not null default 1,
  primary key (org_id, absence_type_code)
);
comment on table leave_type_setting is 'What an organisation says of a kind of absence; the words and rules of the product without a row.';
comment on column leave_type_setting.is_offered is 'A kind that is not offered can no longer be asked for; absences that have it keep it.';
comment on column leave_type_setting.days_per_year is 'What somebody without an own number is entitled to; only of kinds that take from a balance.';
call protect_tenant_table('leave_type_setting', 'select, insert, update');
