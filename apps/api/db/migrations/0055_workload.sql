-- Terms of the law as data, a clock for each term that runs on a file, who may decide about how much, and what waits for a decision.

create table legal_rule (
  legal_rule_code text not null,
  policy_type_code text not null references policy_type,
  event_from date not null,
  event_to date,
  days integer not null check (days between 1 and 3650),
  day_kind text not null check (day_kind in ('calendar', 'working')),
  penalty_ppm integer not null check (penalty_ppm between 0 and 1000000),
  on_reopening text not null check (on_reopening in ('resumes', 'restarts', 'stays_stopped')),
  source_ro text not null,
  source_en text not null,
  primary key (legal_rule_code, policy_type_code, event_from)
);
comment on table legal_rule is 'Terms of the law by kind of policy and day of the accident; a new law is a new row.';
comment on column legal_rule.penalty_ppm is 'Millionths of the due amount for each day of delay.';
comment on column legal_rule.on_reopening is 'What becomes of a stopped clock when the file is opened again.';
grant select on legal_rule to dosar_app;

create table delay_cause (
  delay_cause_code text primary key,
  name_ro text not null,
  name_en text not null,
  position integer not null
);
comment on table delay_cause is 'Why a legal term was missed.';
grant select on delay_cause to dosar_app;

create table legal_clock (
  org_id uuid not null,
  legal_clock_id uuid not null default new_id(),
  claim_file_id uuid not null,
  legal_rule_code text not null,
  policy_type_code text not null,
  event_from date not null,
  started_on date not null,
  due_date date not null,
  stopped_on date,
  stopped_by text,
  amount_bani bigint check (amount_bani >= 0),
  delay_cause_code text references delay_cause,
  delay_note text,
  explained_by_user_id uuid,
  explained_at timestamptz,
  missed_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (org_id, legal_clock_id),
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id),
  foreign key (legal_rule_code, policy_type_code, event_from) references legal_rule,
  foreign key (org_id, explained_by_user_id) references app_user (org_id, user_id),
  constraint legal_clock_ends_after_its_start check (started_on <= due_date),
  constraint legal_clock_says_what_stopped_it check ((stopped_on is null) = (stopped_by is null)),
  constraint legal_clock_explanation_names_who check ((delay_cause_code is null) = (explained_by_user_id is null))
);
comment on table legal_clock is 'A term of the law that runs, or ran, on a claim file. It never pauses.';
comment on column legal_clock.amount_bani is 'What is owed; as long as nobody knows it the file''s own amount counts.';
comment on column legal_clock.missed_at is 'When the product noticed that the term was missed.';
create unique index legal_clock_runs_once on legal_clock (org_id, claim_file_id, legal_rule_code) where stopped_on is null;
create index legal_clock_of_file on legal_clock (org_id, claim_file_id, started_on);
create index legal_clock_running on legal_clock (org_id, due_date, legal_clock_id) where stopped_on is null;
call protect_tenant_table('legal_clock');

create table authority_limit (
  org_id uuid not null,
  authority_limit_id uuid not null default new_id(),
  approval_kind text not null check (approval_kind ~ '^[a-z_]{1,40}$'),
  role_code text not null references role,
  amount_bani bigint not null check (amount_bani between 0 and 100000000000),
  set_at timestamptz not null default now(),
  set_by_user_id uuid,
  primary key (org_id, authority_limit_id),
  foreign key (org_id) references organisation (org_id),
  foreign key (org_id, set_by_user_id) references app_user (org_id, user_id)
);
comment on table authority_limit is 'Up to which amount a role decides alone, with its history: the newest row of a kind and role counts.';
create index authority_limit_newest on authority_limit (org_id, approval_kind, role_code, set_at desc, authority_limit_id desc);
call protect_tenant_table('authority_limit');

create table approval (
  org_id uuid not null,
  approval_id uuid not null default new_id(),
  approval_kind text not null check (approval_kind ~ '^[a-z_]{1,40}$'),
  subject_id uuid not null,
  claim_file_id uuid,
  amount_bani bigint check (amount_bani >= 0),
  note text,
  asked_by_user_id uuid not null,
  asked_for_user_id uuid not null,
  asked_at timestamptz not null default now(),
  status text not null default 'asked' check (status in ('asked', 'approved', 'refused', 'returned', 'withdrawn')),
  decided_by_user_id uuid,
  decided_at timestamptz,
  decision_cause text,
  decision_note text,
  row_version integer not null default 1,
  primary key (org_id, approval_id),
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id),
  foreign key (org_id, asked_by_user_id) references app_user (org_id, user_id),
  foreign key (org_id, asked_for_user_id) references app_user (org_id, user_id),
  foreign key (org_id, decided_by_user_id) references app_user (org_id, user_id),
  constraint approval_four_eyes check (decided_by_user_id <> asked_by_user_id and decided_by_user_id <> asked_for_user_id),
  constraint approval_decision_names_who check ((status in ('approved', 'refused', 'returned')) = (decided_by_user_id is not null))
);
comment on table approval is 'What somebody asked a second pair of eyes to decide, and the decision.';
comment on column approval.asked_for_user_id is 'In whose name it was asked; the same person unless a deputy asked.';
create unique index approval_is_asked_once on approval (org_id, approval_kind, subject_id) where status = 'asked';
create index approval_waiting on approval (org_id, asked_at, approval_id) where status = 'asked';
create index approval_of_file on approval (org_id, claim_file_id) where claim_file_id is not null;
call protect_tenant_table('approval');
