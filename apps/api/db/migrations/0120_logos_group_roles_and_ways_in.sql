-- Groups give composed roles too, a provider can be switched off, and an organisation keeps a logo of its own here.

alter table user_own_role
  alter column granted_by_user_id drop not null,
  add column source text not null default 'hand' check (source in ('hand', 'scim', 'claims')),
  add constraint own_role_by_hand_has_a_giver check (source <> 'hand' or granted_by_user_id is not null);
comment on column user_own_role.source is
  'Who keeps the role: an administrator, the groups of the directory, or the groups that a sign-in names.';
comment on column group_mapping.role_codes is 'Codes of built-in roles, and of composed ones as `own.` and their id.';

-- Until now `password` meant what `password_or_provider` says: a provider of the installation was offered in any case. From now on
-- it means the password alone, so whoever has it keeps what they had.
alter table organisation alter column sign_in_mode set default 'password_or_provider';
do $$
declare
  tenant uuid;
begin
  for tenant in select list_org_ids() loop
    perform set_config('app.org_id', tenant::text, true);
    update organisation set sign_in_mode = 'password_or_provider' where org_id = tenant and sign_in_mode = 'password';
  end loop;
  perform set_config('app.org_id', '', true);
end
$$;

create table organisation_logo (
  org_id uuid not null references organisation,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  content text not null check (length(content) between 1 and 350000),
  stored_at timestamptz not null,
  primary key (org_id, content_hash)
);
comment on table organisation_logo is 'Logos that an organisation has sent, as PNG; `organisation.logo_url` names the one in use.';
comment on column organisation_logo.content is 'The bytes as base64.';
call protect_tenant_table('organisation_logo');

-- A logo is asked for by whoever has its address, before anybody has signed in.
grant select (content_hash, content) on organisation_logo to dosar_lookup;
create policy lookup on organisation_logo for select to dosar_lookup using (true);
create function find_logo(wanted_hash text) returns setof text
  language sql stable security definer set search_path = public, pg_temp as
$$ select logo.content from organisation_logo logo where logo.content_hash = wanted_hash limit 1 $$;
comment on function find_logo is 'The logo with a hash; every organisation that sent it has the same bytes.';
grant create on schema public to dosar_lookup;
alter function find_logo owner to dosar_lookup;
revoke create on schema public from dosar_lookup;
revoke execute on function find_logo from public;
grant execute on function find_logo to dosar_app;
