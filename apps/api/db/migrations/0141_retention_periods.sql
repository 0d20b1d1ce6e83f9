-- How long leftovers are kept stood in the code of the jobs that remove them. Each insurer answers to its data protection officer, so it is data.
create table retention_period (
  org_id uuid not null references organisation (org_id),
  kind text not null check (kind ~ '^[a-z][a-z_]{0,39}$'),
  days integer not null check (days between 1 and 3650),
  row_version integer not null default 1,
  primary key (org_id, kind)
);
comment on table retention_period is 'For how many days an organisation keeps a kind of data; the usual number of the product without a row.';
call protect_tenant_table('retention_period', 'select, insert, update');
