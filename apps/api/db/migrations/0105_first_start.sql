-- An installation without an organisation is set up on a page, by whoever can read what its server printed at the start: a code,
-- which works once and ends with the day, or as soon as there is an organisation. A new start replaces it.
create table setup_code (
  is_current boolean primary key default true check (is_current),
  code_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint setup_code_ends_after_it_begins check (expires_at > created_at)
);
comment on table setup_code is 'The code of an installation that nobody has set up yet: one row, or none. It belongs to no tenant.';
comment on column setup_code.code_hash is 'SHA-256 (hex) of the code that the server printed.';
grant select, insert, update, delete on setup_code to dosar_app;

-- Whoever sets an installation up writes its first organisation as the server does, within the tenant that begins with it.
grant insert on organisation to dosar_app;

-- The page of special customers comes with this release. A feature that an organisation has switched off stays off.
do $$
declare
  tenant uuid;
begin
  for tenant in select list_org_ids() loop
    perform set_config('app.org_id', tenant::text, true);
    insert into feature_flag (org_id, feature_code, is_enabled)
    select tenant, 'special-customers', true
    where exists (select from organisation where org_id = tenant and org_type = 'primary')
    on conflict do nothing;
  end loop;
  perform set_config('app.org_id', '', true);
end
$$;
