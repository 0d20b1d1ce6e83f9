-- What is different for the files of a special customer: rules by customer or by level, and which of them act in a file.

create table special_rule (
  org_id uuid not null references organisation,
  special_rule_id uuid not null default new_id(),
  special_customer_id uuid,
  level text check (level in ('A', 'B', 'C')),
  kind text not null check (kind in ('route', 'sla', 'messages', 'documents', 'notice', 'approvals', 'partners')),
  settings jsonb not null check (jsonb_typeof(settings) = 'object'),
  row_version integer not null default 1,
  changed_at timestamptz not null,
  changed_by_user_id uuid,
  removed_at timestamptz,
  primary key (org_id, special_rule_id),
  foreign key (org_id, special_customer_id) references special_customer (org_id, special_customer_id),
  foreign key (org_id, changed_by_user_id) references app_user (org_id, user_id),
  constraint special_rule_of_customer_or_level check ((special_customer_id is null) <> (level is null))
);
comment on table special_rule is 'What is different for the files of a special customer, or of all customers of a level.';
comment on column special_rule.settings is 'As the contract says for the kind; each has one shape.';
create unique index special_rule_of_customer_is_new on special_rule (org_id, special_customer_id, kind)
  where removed_at is null and special_customer_id is not null;
create unique index special_rule_of_level_is_new on special_rule (org_id, level, kind)
  where removed_at is null and level is not null;
call protect_tenant_table('special_rule');

create table special_rule_of_file (
  org_id uuid not null,
  claim_file_id uuid not null,
  special_rule_id uuid not null,
  rule_version integer not null,
  special_customer_id uuid not null,
  kind text not null,
  settings jsonb not null,
  told text[] not null default '{}',
  acted_at timestamptz not null,
  ended_at timestamptz,
  primary key (org_id, claim_file_id, special_rule_id, rule_version),
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id),
  foreign key (org_id, special_rule_id) references special_rule (org_id, special_rule_id),
  foreign key (org_id, special_customer_id) references special_customer (org_id, special_customer_id)
);
comment on table special_rule_of_file is 'Which rules act in a claim file, as they were when they began to; each version of a rule begins once.';
comment on column special_rule_of_file.told is 'What people were told of: opening, reserve, closing.';
create unique index special_rule_in_force on special_rule_of_file (org_id, claim_file_id, kind) where ended_at is null;
call protect_tenant_table('special_rule_of_file');
call announce_file_changes('special_rule_of_file', 'partners');
