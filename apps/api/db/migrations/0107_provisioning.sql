-- The directory of an organisation keeps people and groups here by SCIM, with a token that opens nothing else. Groups of the
-- directory, and groups that an identity provider names at a sign-in, give roles and a team by one mapping.
create table provisioning_token (
  org_id uuid not null references organisation,
  token_id uuid not null default new_id(),
  name text not null,
  token_hash text not null unique,
  created_at timestamptz not null,
  created_by_user_id uuid not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_by_user_id uuid,
  last_used_at timestamptz,
  row_version integer not null default 1,
  primary key (org_id, token_id),
  foreign key (org_id, created_by_user_id) references app_user (org_id, user_id),
  foreign key (org_id, ended_by_user_id) references app_user (org_id, user_id),
  constraint provisioning_token_ends_after_it_begins check (expires_at > created_at)
);
comment on table provisioning_token is 'What a directory presents when it keeps people and groups by SCIM.';
comment on column provisioning_token.token_hash is 'SHA-256 (hex) of the token, which is stored nowhere.';
comment on column provisioning_token.last_used_at is 'To the minute.';
create index provisioning_token_newest on provisioning_token (org_id, created_at desc);
call protect_tenant_table('provisioning_token');

create function find_provisioning_token(wanted_token_hash text) returns table (org_id uuid, token_id uuid)
  language sql stable security definer set search_path = public, pg_temp as
$$ select t.org_id, t.token_id from provisioning_token t where t.token_hash = wanted_token_hash $$;
comment on function find_provisioning_token is 'Which token has this SHA-256 (hex), and of which organisation it is.';
grant select (org_id, token_id, token_hash) on provisioning_token to dosar_lookup;
create policy lookup on provisioning_token for select to dosar_lookup using (true);
grant create on schema public to dosar_lookup;
alter function find_provisioning_token owner to dosar_lookup;
revoke create on schema public from dosar_lookup;
revoke execute on function find_provisioning_token from public;
grant execute on function find_provisioning_token to dosar_app;

create table provisioning_rules (
  org_id uuid primary key references organisation,
  groups_claim text,
  creates_people boolean not null default false,
  row_version integer not null default 1
);
comment on table provisioning_rules is 'What a sign-in at the identity provider brings with it.';
comment on column provisioning_rules.groups_claim is 'The claim that names the groups of a person; none: a sign-in changes no roles.';
comment on column provisioning_rules.creates_people is 'Whether a person of the provider who is unknown here gets an account.';
call protect_tenant_table('provisioning_rules');

create table provisioned_user (
  org_id uuid not null,
  user_id uuid not null,
  external_id text,
  given_name text,
  family_name text,
  is_closed boolean not null default false,
  deleted_at timestamptz,
  primary key (org_id, user_id),
  foreign key (org_id, user_id) references app_user (org_id, user_id) on delete cascade
);
comment on table provisioned_user is 'What a directory says of a person beside their account.';
comment on column provisioned_user.is_closed is 'The directory says that the person is not active; the account may be locked only, until open work is handed over.';
comment on column provisioned_user.deleted_at is 'When the directory removed the person; they stay here without access, and the directory sees them no more.';
create index provisioned_user_by_external_id on provisioned_user (org_id, external_id);
call protect_tenant_table('provisioned_user');

create table provisioned_group (
  org_id uuid not null references organisation,
  group_id uuid not null default new_id(),
  display_name text not null,
  external_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  row_version integer not null default 1,
  primary key (org_id, group_id)
);
comment on table provisioned_group is 'A group of the directory.';
create unique index provisioned_group_name_is_unique on provisioned_group (org_id, lower(display_name));
call protect_tenant_table('provisioned_group');

create table provisioned_group_member (
  org_id uuid not null,
  group_id uuid not null,
  user_id uuid not null,
  primary key (org_id, group_id, user_id),
  foreign key (org_id, group_id) references provisioned_group (org_id, group_id) on delete cascade,
  foreign key (org_id, user_id) references app_user (org_id, user_id) on delete cascade
);
comment on table provisioned_group_member is 'Who is in a group of the directory.';
create index provisioned_group_member_of_user on provisioned_group_member (org_id, user_id);
call protect_tenant_table('provisioned_group_member');

create table group_mapping (
  org_id uuid not null references organisation,
  mapping_id uuid not null default new_id(),
  group_name text not null,
  role_codes text[] not null,
  team_id uuid,
  saved_at timestamptz not null,
  saved_by_user_id uuid not null,
  row_version integer not null default 1,
  primary key (org_id, mapping_id),
  foreign key (org_id, team_id) references team (org_id, team_id),
  foreign key (org_id, saved_by_user_id) references app_user (org_id, user_id)
);
comment on table group_mapping is 'Which roles and which team a group gives, whether SCIM or a sign-in names it.';
comment on column group_mapping.saved_by_user_id is 'Who saved it last; it gives this person nothing, so that nobody raises the own rights.';
create unique index group_mapping_name_is_unique on group_mapping (org_id, lower(group_name));
call protect_tenant_table('group_mapping');

create table unmapped_group (
  org_id uuid not null references organisation,
  group_name text not null,
  last_seen_at timestamptz not null,
  primary key (org_id, group_name)
);
comment on table unmapped_group is 'Groups that sign-ins named and no mapping knows; they give nothing.';
call protect_tenant_table('unmapped_group');

alter table user_role add column source text not null default 'hand' check (source in ('hand', 'scim', 'claims'));
comment on column user_role.source is 'Who keeps the role: an administrator, the groups of the directory, or the groups that a sign-in names.';

-- A directory moves people and invites them, and is no user.
alter table user_invitation alter column sent_by_user_id drop not null;
comment on column user_invitation.sent_by_user_id is 'The administrator who sent it; none when the directory added the person.';
alter table team_move alter column moved_by_user_id drop not null;

alter table audit_log
  drop constraint audit_log_actor_kind_check,
  add constraint audit_log_actor_kind_check
    check (actor_kind in ('public', 'guest', 'tracker', 'user', 'system', 'provisioning'));
create index audit_log_of_provisioning on audit_log (org_id, seq) where actor_kind = 'provisioning';
