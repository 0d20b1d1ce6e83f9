-- One-time passwords, sign-in at an organisation's identity provider, and how people of an organisation sign in.

alter table organisation
  add column sign_in_mode text not null default 'password'
    check (sign_in_mode in ('password', 'password_or_provider', 'provider')),
  add column id_token_storage text not null default 'choice'
    check (id_token_storage in ('session', 'application', 'choice'));
comment on column organisation.sign_in_mode is 'Integrated authentication: what the login page offers.';
comment on column organisation.id_token_storage is 'Where browsers keep the id token; with choice the user says so at login.';

create table one_time_password (
  org_id uuid not null references organisation,
  one_time_password_id uuid not null default new_id(),
  session_id uuid not null,
  user_id uuid not null,
  code_hash text not null,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (org_id, one_time_password_id),
  foreign key (org_id, session_id) references session (org_id, session_id) on delete cascade,
  foreign key (org_id, user_id) references app_user (org_id, user_id)
);
comment on table one_time_password is 'Codes that complete a login: keyed hashes, bound to the session that asked, good once.';
create index one_time_password_of_session on one_time_password (org_id, session_id, created_at desc);

create table external_identity (
  org_id uuid not null references organisation,
  issuer text not null,
  subject text not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (org_id, issuer, subject),
  foreign key (org_id, user_id) references app_user (org_id, user_id) on delete cascade
);
comment on table external_identity is 'Whom an identity provider means by a subject.';
create index external_identity_of_user on external_identity (org_id, user_id);

create table external_sign_in (
  org_id uuid not null references organisation,
  state_hash text not null,
  nonce text not null,
  verifier_sealed text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (org_id, state_hash)
);
comment on table external_sign_in is 'Sign-ins that wait for their return from an identity provider.';
create index external_sign_in_by_expiry on external_sign_in (org_id, expires_at);

create table used_external_token (
  org_id uuid not null references organisation,
  token_hash text not null,
  expires_at timestamptz not null,
  primary key (org_id, token_hash)
);
comment on table used_external_token is 'Hand-over tokens that were used, kept until they would have expired.';
create index used_external_token_by_expiry on used_external_token (org_id, expires_at);

call protect_tenant_table('one_time_password');
call protect_tenant_table('external_identity');
call protect_tenant_table('external_sign_in');
call protect_tenant_table('used_external_token');

grant select (org_id, state_hash) on external_sign_in to dosar_lookup;
create policy lookup on external_sign_in for select to dosar_lookup using (true);
create function find_external_sign_in(wanted_state_hash text) returns uuid
  language sql stable security definer set search_path = public, pg_temp as
$$ select e.org_id from external_sign_in e where e.state_hash = wanted_state_hash $$;
comment on function find_external_sign_in is 'The organisation of a sign-in that waits for its return.';

grant create on schema public to dosar_lookup;
alter function find_external_sign_in owner to dosar_lookup;
revoke create on schema public from dosar_lookup;
revoke execute on function find_external_sign_in from public;
grant execute on function find_external_sign_in to dosar_app;
