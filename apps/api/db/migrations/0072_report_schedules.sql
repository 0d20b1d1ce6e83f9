-- What people keep of reports: sets of parameters, favourites, and what is sent to them by e-mail.

create table report_set (
  org_id uuid not null,
  report_set_id uuid not null default new_id(),
  owner_user_id uuid not null,
  state text not null check (state ~ '^[a-z][a-z-]{0,59}$'),
  name text collate "ro-x-icu" not null check (length(name) between 1 and 60),
  is_shared boolean not null default false,
  parameters jsonb not null,
  created_at timestamptz not null default now(),
  primary key (org_id, report_set_id),
  foreign key (org_id, owner_user_id) references app_user (org_id, user_id) on delete cascade
);
comment on table report_set is 'Parameters of a report that somebody gave a name; a shared set is for everybody who may run the report.';
create index report_set_of_owner on report_set (org_id, owner_user_id);
create index report_set_shared on report_set (org_id, name) where is_shared;
call protect_tenant_table('report_set');

create table report_favourite (
  org_id uuid not null,
  user_id uuid not null,
  state text not null check (state ~ '^[a-z][a-z-]{0,59}$'),
  primary key (org_id, user_id, state),
  foreign key (org_id, user_id) references app_user (org_id, user_id) on delete cascade
);
comment on table report_favourite is 'Reports that somebody wants to see first.';
call protect_tenant_table('report_favourite');

create table report_schedule (
  org_id uuid not null,
  report_schedule_id uuid not null default new_id(),
  owner_user_id uuid not null,
  state text not null check (state ~ '^[a-z][a-z-]{0,59}$'),
  parameters jsonb not null,
  language text not null check (language in ('ro', 'en')),
  frequency text not null check (frequency in ('daily', 'weekly', 'monthly')),
  weekday smallint not null check (weekday between 1 and 5),
  month_day smallint not null check (month_day between 1 and 31),
  send_time text not null check (send_time ~ '^\d{2}:(00|30)$'),
  formats text[] not null check (cardinality(formats) between 1 and 3 and formats <@ array['xlsx', 'pdf', 'csv']),
  status text not null default 'active' check (status in ('active', 'paused', 'stopped')),
  next_run_at timestamptz not null,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (org_id, report_schedule_id),
  foreign key (org_id, owner_user_id) references app_user (org_id, user_id) on delete cascade
);
comment on table report_schedule is 'A report that is sent by e-mail again and again, as its owner sees it.';
comment on column report_schedule.status is 'A stopped one belongs to somebody who may not run the report any more.';
create index report_schedule_of_owner on report_schedule (org_id, owner_user_id);
create index report_schedule_due on report_schedule (org_id, next_run_at) where status = 'active';
call protect_tenant_table('report_schedule');

create table report_reader (
  org_id uuid not null,
  report_schedule_id uuid not null,
  user_id uuid not null,
  primary key (org_id, report_schedule_id, user_id),
  foreign key (org_id, report_schedule_id) references report_schedule (org_id, report_schedule_id) on delete cascade,
  foreign key (org_id, user_id) references app_user (org_id, user_id) on delete cascade
);
comment on table report_reader is 'Who gets a report by e-mail.';
create index report_reader_of_user on report_reader (org_id, user_id);
call protect_tenant_table('report_reader');

create table report_run (
  org_id uuid not null,
  report_run_id uuid not null default new_id(),
  report_schedule_id uuid not null,
  ran_at timestamptz not null default now(),
  finding text not null,
  outbox_ids text[] not null,
  left_out text[] not null,
  primary key (org_id, report_run_id),
  foreign key (org_id, report_schedule_id) references report_schedule (org_id, report_schedule_id) on delete cascade
);
comment on table report_run is 'One time that a scheduled report was sent.';
comment on column report_run.left_out is 'Names of readers who got nothing: they may not run the report, or have no address.';
create index report_run_of_schedule on report_run (org_id, report_schedule_id, ran_at desc);
call protect_tenant_table('report_run');

create table report_file (
  org_id uuid not null,
  report_file_id uuid not null default new_id(),
  owner_user_id uuid not null,
  title text not null,
  format text not null check (format in ('xlsx', 'csv', 'pdf')),
  request jsonb,
  state text not null default 'queued' check (state in ('queued', 'running', 'ready', 'failed')),
  row_count integer,
  file_name text,
  storage_key text,
  size_bytes bigint,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (org_id, report_file_id),
  foreign key (org_id, owner_user_id) references app_user (org_id, user_id) on delete cascade
);
comment on table report_file is 'A file made from a report, by a schedule or in the background; kept for some days.';
comment on column report_file.request is 'What was asked for; null for a file that a schedule has sent.';
create index report_file_of_owner on report_file (org_id, owner_user_id, created_at desc);
create index report_file_waiting on report_file (org_id, created_at) where state in ('queued', 'running');
create index report_file_by_expiry on report_file (org_id, expires_at);
create index report_file_of_content on report_file (storage_key) where storage_key is not null;
call protect_tenant_table('report_file');

grant select (storage_key) on report_file to dosar_lookup;
create policy lookup on report_file for select to dosar_lookup using (true);
drop function find_named_contents;
create function find_named_contents(keys text[]) returns setof text
  language sql stable security definer set search_path = public, pg_temp as
$$
  select k from unnest(keys) k
  where exists (select from document d where d.storage_key = k)
    or exists (select from document d where d.thumbnail_key = k)
    or exists (select from document d where d.copy_key = k)
    or exists (select from export e where e.storage_key = k)
    or exists (select from message_attachment a where a.storage_key = k)
    or exists (select from report_file f where f.storage_key = k)
$$;
comment on function find_named_contents is 'Those of the keys of kept files that a row of any organisation names.';
grant create on schema public to dosar_lookup;
alter function find_named_contents owner to dosar_lookup;
revoke create on schema public from dosar_lookup;
revoke execute on function find_named_contents from public;
grant execute on function find_named_contents to dosar_app;
