-- Open files are compared with the special customers of today; somebody looks at the differences before they are carried out.

create table special_rematch (
  org_id uuid not null references organisation (org_id),
  special_rematch_id uuid not null default new_id(),
  state text not null default 'comparing' check (state in ('comparing', 'ready', 'applying', 'failed')),
  list_version bigint not null,
  file_count integer not null,
  compared_count integer not null default 0,
  compared_until uuid,
  started_at timestamptz not null,
  started_by_user_id uuid not null,
  finished_at timestamptz,
  primary key (org_id, special_rematch_id),
  foreign key (org_id, started_by_user_id) references app_user (org_id, user_id)
);
comment on table special_rematch is 'A check of all open files against the special customers.';
comment on column special_rematch.list_version is 'The sum of the versions of all special customers when it began; any change of one makes the result outdated.';
comment on column special_rematch.compared_until is 'The last file that was compared; a job that died goes on behind it.';
create unique index special_rematch_is_alone on special_rematch (org_id) where state in ('comparing', 'applying');
call protect_tenant_table('special_rematch');

create table special_rematch_file (
  org_id uuid not null,
  special_rematch_id uuid not null,
  claim_file_id uuid not null,
  before_customer_id uuid,
  after_customer_id uuid,
  reasons jsonb not null,
  state text not null default 'open' check (state in ('open', 'chosen', 'applied', 'skipped')),
  primary key (org_id, special_rematch_id, claim_file_id),
  foreign key (org_id, special_rematch_id) references special_rematch (org_id, special_rematch_id) on delete cascade,
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id),
  foreign key (org_id, before_customer_id) references special_customer (org_id, special_customer_id),
  foreign key (org_id, after_customer_id) references special_customer (org_id, special_customer_id),
  constraint special_rematch_file_differs check (before_customer_id is distinct from after_customer_id)
);
comment on table special_rematch_file is 'An open file whose special customer would be another one, and what became of that.';
comment on column special_rematch_file.reasons is 'As [{kind, shown, part}], why the customer after it is recognised.';
create index special_rematch_file_chosen on special_rematch_file (org_id, special_rematch_id, claim_file_id) where state = 'chosen';
call protect_tenant_table('special_rematch_file');
