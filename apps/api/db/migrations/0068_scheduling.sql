-- Places where vehicles are inspected, when people work there, and visits. That nobody and no lane has two visits at once is
-- kept by the table itself; what else makes an hour bookable is the engine in libs/scheduling/domain.

create table place (
  org_id uuid not null references organisation,
  place_id uuid not null default new_id(),
  name text not null,
  kind text not null check (kind in ('centre', 'mobile', 'partner')),
  county_code text not null references county (county_code),
  locality text not null,
  address text not null,
  latitude_micro integer check (latitude_micro between -90000000 and 90000000),
  longitude_micro integer check (longitude_micro between -180000000 and 180000000),
  phone text,
  lead_minutes integer not null check (lead_minutes between 0 and 20160),
  days_ahead integer not null check (days_ahead between 1 and 365),
  arrival_ro text,
  arrival_en text,
  accessibility text,
  hours jsonb not null,
  exceptions jsonb not null default '[]',
  is_active boolean not null default true,
  row_version integer not null default 1,
  primary key (org_id, place_id)
);
comment on table place is 'Where vehicles are inspected: centres, mobile zones and partner shops.';
comment on column place.latitude_micro is 'Millionths of a degree.';
comment on column place.hours is 'Opening by weekday in minutes of the day; two entries of a day leave a break between them.';
comment on column place.exceptions is 'Dates with other hours, or none.';
create unique index place_name_is_unique on place (org_id, lower(name));
call protect_tenant_table('place');

create table lane (
  org_id uuid not null,
  lane_id uuid not null default new_id(),
  place_id uuid not null,
  name text not null,
  skills text[] not null default '{}',
  position integer not null,
  is_active boolean not null default true,
  primary key (org_id, lane_id),
  foreign key (org_id, place_id) references place (org_id, place_id)
);
comment on table lane is 'How many vehicles a place takes at once, and which kinds.';
create index lane_of_place on lane (org_id, place_id);
call protect_tenant_table('lane');

create table working_plan (
  org_id uuid not null,
  user_id uuid not null,
  skills text[] not null default '{}',
  daily_cap integer not null check (daily_cap between 1 and 40),
  travel_minutes integer not null check (travel_minutes between 0 and 240),
  hours jsonb not null,
  exceptions jsonb not null default '[]',
  is_active boolean not null default true,
  row_version integer not null default 1,
  primary key (org_id, user_id),
  foreign key (org_id, user_id) references app_user (org_id, user_id)
);
comment on table working_plan is 'Where and when an assessor works by weekday, with breaks, skills and the most visits of a day.';
comment on column working_plan.hours is 'Entries of place, weekday, hours and breaks, in minutes of the day.';
comment on column working_plan.travel_minutes is 'Kept free between visits at two places, and around each in a mobile zone.';
call protect_tenant_table('working_plan');

create table visit (
  org_id uuid not null,
  visit_id uuid not null default new_id(),
  claim_file_id uuid not null,
  assignment_id uuid not null,
  visit_type text not null check (visit_type in ('first', 'reassessment', 'reception')),
  status text not null check (status in ('held', 'booked', 'confirmed', 'on_the_way', 'arrived', 'in_work', 'done',
    'vehicle_absent', 'not_completed', 'client_no_show', 'assessor_no_show', 'place_closed', 'cancelled', 'expired')),
  place_id uuid not null,
  lane_id uuid,
  user_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  skills text[] not null default '{}',
  hold_until timestamptz,
  contact_name text,
  contact_phone text,
  sms_consent boolean not null default false,
  address text,
  note text,
  needs_step_free boolean not null default false,
  self_moves integer not null default 0 check (self_moves between 0 and 2),
  sequence integer not null default 0,
  reminded_day_at timestamptz,
  reminded_hours_at timestamptz,
  created_at timestamptz not null,
  row_version integer not null default 1,
  primary key (org_id, visit_id),
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id),
  foreign key (org_id, assignment_id) references assignment (org_id, assignment_id),
  foreign key (org_id, place_id) references place (org_id, place_id),
  foreign key (org_id, lane_id) references lane (org_id, lane_id),
  foreign key (org_id, user_id) references app_user (org_id, user_id),
  constraint visit_has_length check (starts_at < ends_at),
  constraint visit_hold_ends check ((status = 'held') <= (hold_until is not null)),
  constraint visit_of_person_no_overlap exclude using gist (org_id with =, user_id with =, tstzrange(starts_at, ends_at) with &&)
    where (status in ('held', 'booked', 'confirmed', 'on_the_way', 'arrived', 'in_work')),
  constraint visit_of_lane_no_overlap exclude using gist (org_id with =, lane_id with =, tstzrange(starts_at, ends_at) with &&)
    where (status in ('held', 'booked', 'confirmed', 'on_the_way', 'arrived', 'in_work'))
);
comment on table visit is 'Inspections of vehicles at an hour, from the hold to the end.';
comment on column visit.sequence is 'How often it was changed, for calendars.';
create index visit_by_hour on visit (org_id, starts_at);
create index visit_of_file on visit (org_id, claim_file_id, created_at desc);
create index visit_of_user on visit (org_id, user_id, starts_at);
create unique index visit_to_come_is_one on visit (org_id, assignment_id)
  where status in ('booked', 'confirmed', 'on_the_way', 'arrived', 'in_work');
create unique index visit_hold_is_one on visit (org_id, assignment_id) where status = 'held';
call protect_tenant_table('visit');

create table visit_change (
  org_id uuid not null,
  visit_change_id uuid not null default new_id(),
  visit_id uuid not null,
  absence_id uuid,
  place_id uuid not null,
  lane_id uuid,
  user_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  row_version integer not null,
  changed_at timestamptz not null,
  primary key (org_id, visit_change_id),
  foreign key (org_id, visit_id) references visit (org_id, visit_id)
);
comment on table visit_change is 'Where a visit was before each move; what an approved absence moved can be put back.';
comment on column visit_change.row_version is 'The version that the move led to.';
create index visit_change_of_visit on visit_change (org_id, visit_id, changed_at);
create index visit_change_of_absence on visit_change (org_id, absence_id) where absence_id is not null;
call protect_tenant_table('visit_change');

create table field_report (
  org_id uuid not null,
  field_report_id uuid not null,
  visit_id uuid not null,
  user_id uuid not null,
  status text not null,
  happened_at timestamptz not null,
  received_at timestamptz not null,
  note text,
  primary key (org_id, field_report_id),
  foreign key (org_id, visit_id) references visit (org_id, visit_id)
);
comment on table field_report is 'What assessors reported about visits; the device makes the id, so that a repetition adds nothing.';
create index field_report_of_visit on field_report (org_id, visit_id, happened_at);
call protect_tenant_table('field_report');
