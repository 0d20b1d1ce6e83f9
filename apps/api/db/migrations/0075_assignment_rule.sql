-- New work is given out by rule where a manager wants it, and everybody can read why it went to whom.

create table assignment_rule (
  org_id uuid not null,
  team_id uuid not null,
  is_on boolean not null,
  changed_by_user_id uuid not null,
  changed_at timestamptz not null,
  row_version integer not null default 1,
  primary key (org_id, team_id),
  foreign key (org_id, team_id) references team (org_id, team_id),
  foreign key (org_id, changed_by_user_id) references app_user (org_id, user_id)
);
comment on table assignment_rule is 'Whether the new work of a team is given out by rule; it waits in its queue for teams without a row.';
call protect_tenant_table('assignment_rule');

create table assignment_reason (
  org_id uuid not null,
  assignment_id uuid not null,
  user_id uuid,
  rule text not null check (rule in ('special_customer', 'owner_of_file', 'only_one', 'least_load', 'nobody')),
  load_percent integer check (load_percent >= 0),
  steps jsonb not null,
  decided_at timestamptz not null,
  primary key (org_id, assignment_id),
  foreign key (org_id, assignment_id) references assignment (org_id, assignment_id) on delete cascade,
  foreign key (org_id, user_id) references app_user (org_id, user_id),
  constraint assignment_reason_names_who check ((rule = 'nobody') = (user_id is null))
);
comment on table assignment_reason is 'Why the rule gave work to somebody, or to nobody; the last decision counts.';
comment on column assignment_reason.steps is 'How many people were left after each step, as [{step, left}].';
create index assignment_reason_of_nobody on assignment_reason (org_id, decided_at) where user_id is null;
call protect_tenant_table('assignment_reason');

alter table special_customer
  add column handler_user_id uuid,
  add foreign key (org_id, handler_user_id) references app_user (org_id, user_id);
comment on column special_customer.handler_user_id is 'Who answers for the customer: the rule gives this person new work on its files.';
