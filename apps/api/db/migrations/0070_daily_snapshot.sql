-- What every day was like, written down once, so that a report of last year says next year what it says today.

create table snapshot_day (
  org_id uuid not null references organisation,
  snapshot_date date not null,
  taken_at timestamptz not null default now(),
  corrected_at timestamptz,
  primary key (org_id, snapshot_date)
);
comment on table snapshot_day is 'Days that are written down; a day in the past never changes but by a correction.';
call protect_tenant_table('snapshot_day');

create table snapshot_case (
  org_id uuid not null,
  snapshot_date date not null,
  measure text not null check (measure ~ '^[a-z_]{1,40}$'),
  snapshot_case_id uuid not null default new_id(),
  claim_file_id uuid not null,
  policy_type_code text not null,
  county_code text not null,
  subject text not null,
  value integer not null,
  amount_bani bigint not null,
  primary key (org_id, measure, snapshot_date, snapshot_case_id),
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id)
);
comment on table snapshot_case is 'What happened on a day, case by case: the files behind the figures of reports.';
comment on column snapshot_case.subject is 'What the measure is about: a code, or the id of a person or partner; empty when it is about nothing more.';
comment on column snapshot_case.value is 'How long it took, in the unit of the measure.';
create index snapshot_case_of_file on snapshot_case (org_id, claim_file_id);
call protect_tenant_table('snapshot_case');

create table daily_snapshot (
  org_id uuid not null references organisation,
  snapshot_date date not null,
  measure text not null check (measure ~ '^[a-z_]{1,40}$'),
  policy_type_code text not null,
  county_code text not null,
  subject text not null,
  value integer not null,
  count integer not null check (count > 0),
  amount_bani bigint not null,
  primary key (org_id, measure, snapshot_date, policy_type_code, county_code, subject, value)
);
comment on table daily_snapshot is 'How many cases of a measure a day had, by what they have in common; reports read nothing else.';
call protect_tenant_table('daily_snapshot');

create table snapshot_correction (
  org_id uuid not null references organisation,
  snapshot_correction_id uuid not null default new_id(),
  snapshot_date date not null,
  measure text not null,
  reason text not null check (length(reason) between 3 and 500),
  count_before integer not null,
  count_after integer not null,
  amount_before_bani bigint not null,
  amount_after_bani bigint not null,
  corrected_at timestamptz not null default now(),
  primary key (org_id, snapshot_correction_id)
);
comment on table snapshot_correction is 'What a day said before it was corrected, and why it was.';
create index snapshot_correction_of_day on snapshot_correction (org_id, snapshot_date);
call protect_tenant_table('snapshot_correction');
