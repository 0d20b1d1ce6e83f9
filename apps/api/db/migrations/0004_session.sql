-- Sessions, wrong attempts, and answers kept for repeated requests.

create table session (
  org_id uuid not null references organisation,
  session_id uuid not null default new_id(),
  family_id uuid not null,
  kind text not null check (kind in ('staff', 'pre_auth', 'renew', 'guest', 'tracker')),
  user_id uuid,
  actor_user_id uuid,
  generation integer not null default 1,
  current_hash text,
  previous_hash text,
  rotated_at timestamptz,
  successor_sealed text,
  successor_repeats integer not null default 0,
  last_activity_at timestamptz not null default now(),
  idle_expires_at timestamptz not null,
  absolute_expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_reason text,
  guest_assignment_type_code text,
  guest_assignment_id uuid,
  tracker_claim_file_id uuid,
  address text,
  user_agent text,
  created_at timestamptz not null default now(),
  primary key (org_id, session_id),
  constraint session_id_is_unique unique (session_id),
  constraint session_of_staff_has_a_user check (kind in ('guest', 'tracker') or user_id is not null),
  foreign key (org_id, user_id) references app_user (org_id, user_id),
  foreign key (org_id, actor_user_id) references app_user (org_id, user_id)
);
comment on table session is 'One signed-in browser: refresh tokens as hashes only, rotating within a family.';
comment on column session.successor_sealed is 'The last answer of a refresh, encrypted with the token that asked for it, for a retry within the grace time.';
create index session_of_user on session (org_id, user_id) where revoked_at is null;
create index session_of_family on session (org_id, family_id);
create index session_by_expiry on session (org_id, absolute_expires_at);

create table attempt_counter (
  kind text not null,
  subject_hash text not null,
  failures integer not null default 0,
  consecutive_failures integer not null default 0,
  block_level integer not null default 0,
  window_started_at timestamptz not null default now(),
  blocked_until timestamptz,
  updated_at timestamptz not null default now(),
  primary key (kind, subject_hash)
);
comment on table attempt_counter is 'Wrong attempts by hashed subject, also for names that do not exist; it belongs to no tenant.';
create index attempt_counter_by_age on attempt_counter (updated_at);
grant select, insert, update, delete on attempt_counter to dosar_app;

create table idempotency_key (
  org_id uuid not null references organisation,
  caller text not null,
  operation_id text not null,
  idempotency_key text not null,
  body_hash text not null,
  status integer,
  response_body text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (org_id, caller, operation_id, idempotency_key)
);
comment on table idempotency_key is 'Answers of creating calls, kept so that a repeated call returns the first answer. No status yet: still running.';
create index idempotency_key_by_expiry on idempotency_key (org_id, expires_at);

call protect_tenant_table('session');
call protect_tenant_table('idempotency_key');
