-- Extensions, roles and the functions that every later migration stands on.
-- Runs as the owner of the database, who needs CREATEROLE unless an administrator made both roles before.

create extension if not exists pg_trgm;
create extension if not exists btree_gist;

-- dosar_app: what a request may do (row-level security applies, no table is its own).
-- dosar_lookup: owns the few functions and views that must look before the tenant is known. Nobody logs in as it.
do $$
declare
  role_name text;
begin
  foreach role_name in array array['dosar_app', 'dosar_lookup'] loop
    begin
      execute format('create role %I nologin noinherit nosuperuser nocreatedb nocreaterole nobypassrls', role_name);
    exception when duplicate_object or unique_violation then null;
    end;
    -- Since PostgreSQL 16 being a member is not enough to become the role.
    if not pg_has_role(current_user, role_name,
        case when current_setting('server_version_num')::integer >= 160000 then 'set' else 'member' end) then
      execute format('grant %I to current_user', role_name);
    end if;
  end loop;
end
$$;

revoke create on schema public from public;
grant usage on schema public to dosar_app, dosar_lookup;

-- The tenant of this transaction; null (and so no row at all) when none was set.
create function current_org_id() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.org_id', true), '')::uuid;

-- Time-ordered random identifier (UUID version 7): new rows land at the end of every index.
create function new_id() returns uuid
  language sql volatile parallel safe
  return encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid())
        placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
      52, 1), 53, 1), 'hex')::uuid;

-- Random key for links, 192 bits, safe in a URL.
create function new_key() returns text
  language sql volatile parallel safe
  return translate(
    encode(decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'), 'base64'),
    E'+/=\n', '-_');

-- Lower case without diacritics: "Ţăndărei", "Țăndărei" and "tandarei" become equal.
create function fold_text(value text) returns text
  language sql immutable parallel safe
  return lower(regexp_replace(normalize(value, nfd), '[\u0300-\u036f]', '', 'g') collate "und-x-icu");

create function touch_updated_at() returns trigger
  language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- Turns a table with org_id into a tenant's table: no row of another organisation can be read or written,
-- not even by the owner. Every migration that creates such a table calls it.
create procedure protect_tenant_table(table_name regclass, privileges text default 'select, insert, update, delete')
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', table_name);
  execute format('alter table %s force row level security', table_name);
  execute format(
    'create policy tenant on %s using (org_id = current_org_id()) with check (org_id = current_org_id())',
    table_name);
  execute format('grant %s on %s to dosar_app', privileges, table_name);
end
$$;
