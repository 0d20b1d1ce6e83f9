-- Tenants and the people who work in them.

create table organisation (
  org_id uuid primary key default new_id(),
  org_code text not null constraint organisation_code_is_unique unique check (org_code ~ '^[a-z0-9-]{2,40}$'),
  org_key text constraint organisation_key_is_unique unique,
  org_name text not null,
  short_name text not null,
  org_type text not null check (org_type in ('primary', 'partner', 'broker', 'fleet', 'external')),
  claim_prefix text not null constraint organisation_claim_prefix_is_unique unique check (claim_prefix ~ '^[A-Z]{2}$'),
  logo_url text,
  material_color text not null default 'blue-grey-600',
  align_logo text not null default 'left' check (align_logo in ('left', 'right')),
  theme text,
  color text,
  sidebar text not null default '#607d8b',
  background_color text,
  default_language text not null default 'ro' check (default_language in ('ro', 'en')),
  contact_email text,
  contact_phone text,
  app_metadata jsonb not null default '{}',
  allowed_addresses text[] not null default '{}',
  is_active boolean not null default true,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table organisation is 'A tenant: an insurer, a broker, a partner repair shop.';
comment on column organisation.allowed_addresses is 'CIDR ranges that its users may sign in from; empty means any.';

create table feature_flag (
  org_id uuid not null references organisation,
  feature_code text not null,
  is_enabled boolean not null,
  row_version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (org_id, feature_code)
);
comment on table feature_flag is 'Features switched on or off for an organisation.';

create table team (
  org_id uuid not null references organisation,
  team_id uuid not null default new_id(),
  team_code text not null,
  name_ro text collate "ro-x-icu" not null,
  name_en text not null,
  primary key (org_id, team_id),
  unique (org_id, team_code)
);
comment on table team is 'People who share work and a manager.';

create table queue (
  org_id uuid not null references organisation,
  queue_id uuid not null default new_id(),
  queue_code text not null,
  name_ro text collate "ro-x-icu" not null,
  name_en text not null,
  team_id uuid,
  primary key (org_id, queue_id),
  unique (org_id, queue_code),
  foreign key (org_id, team_id) references team (org_id, team_id)
);
comment on table queue is 'Where an assignment waits while nobody owns it.';

create table branch (
  org_id uuid not null references organisation,
  branch_id uuid not null default new_id(),
  branch_code text not null,
  name text collate "ro-x-icu" not null,
  county_code text not null references county (county_code),
  locality text not null,
  address text,
  phone text,
  position integer not null,
  is_active boolean not null default true,
  primary key (org_id, branch_id),
  unique (org_id, branch_code)
);
comment on table branch is 'Offices of the organisation.';

create table app_user (
  org_id uuid not null references organisation,
  user_id uuid not null default new_id(),
  username text not null,
  username_normalised text not null constraint app_user_username_is_unique unique,
  full_name text collate "ro-x-icu" not null,
  nickname text not null,
  email text,
  phone text,
  password_hash text,
  password_changed_at timestamptz,
  is_password_expired boolean not null default false,
  is_default_password boolean not null default false,
  is_one_time_password_required boolean not null default false,
  is_external boolean not null default false,
  is_active boolean not null default true,
  is_locked boolean not null default false,
  lock_reason text,
  allowed_addresses text[] not null default '{}',
  language text not null default 'ro' check (language in ('ro', 'en')),
  team_id uuid,
  manager_user_id uuid,
  county_codes text[] not null default '{}',
  capacity_points integer not null default 40,
  user_metadata jsonb not null default '{}',
  last_seen_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, user_id),
  foreign key (org_id, team_id) references team (org_id, team_id),
  foreign key (org_id, manager_user_id) references app_user (org_id, user_id)
);
comment on table app_user is 'A person who signs in. The normalised name (NFKC, lower case) is unique in the whole database.';
comment on column app_user.is_locked is 'Locked by an administrator; the temporary lock after wrong passwords is in attempt_counter.';
create trigger touch before update on app_user for each row execute function touch_updated_at();
create trigger touch before update on organisation for each row execute function touch_updated_at();

create table user_role (
  org_id uuid not null,
  user_id uuid not null,
  role_code text not null references role,
  granted_at timestamptz not null default now(),
  primary key (org_id, user_id, role_code),
  foreign key (org_id, user_id) references app_user (org_id, user_id) on delete cascade
);
comment on table user_role is 'Roles of a user.';

create table replacement (
  org_id uuid not null,
  replacement_id uuid not null default new_id(),
  replaced_user_id uuid not null,
  deputy_user_id uuid not null,
  date_from date not null,
  date_to date not null,
  source text not null default 'manual' check (source in ('absence', 'manual')),
  reason text,
  revoked_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (org_id, replacement_id),
  foreign key (org_id, replaced_user_id) references app_user (org_id, user_id),
  foreign key (org_id, deputy_user_id) references app_user (org_id, user_id),
  constraint replacement_is_by_somebody_else check (replaced_user_id <> deputy_user_id),
  constraint replacement_period_is_ordered check (date_from <= date_to)
);
comment on table replacement is 'Who works in whose name, both days included (Europe/Bucharest).';
create index replacement_of_deputy on replacement (org_id, deputy_user_id, date_from, date_to) where revoked_at is null;
create index replacement_of_replaced on replacement (org_id, replaced_user_id, date_from, date_to) where revoked_at is null;

call protect_tenant_table('organisation', 'select, update');
call protect_tenant_table('feature_flag');
call protect_tenant_table('team');
call protect_tenant_table('queue');
call protect_tenant_table('branch');
call protect_tenant_table('app_user');
call protect_tenant_table('user_role');
call protect_tenant_table('replacement');
