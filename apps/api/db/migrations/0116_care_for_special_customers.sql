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

create table special_customer_pack_plan (
  org_id uuid not null,
  special_customer_id uuid not null,
  recipients text[] not null,
  language text not null check (language in ('ro', 'en')),
  monthly_from date check (extract(day from monthly_from) = 1),
  row_version integer not null default 1,
  primary key (org_id, special_customer_id),
  foreign key (org_id, special_customer_id) references special_customer (org_id, special_customer_id)
);
comment on table special_customer_pack_plan is 'To whom the monthly pack of a special customer goes.';
comment on column special_customer_pack_plan.monthly_from is 'The first month that is sent by itself, as its first day; none where nothing is.';
call protect_tenant_table('special_customer_pack_plan');

create table special_customer_pack (
  org_id uuid not null,
  special_customer_pack_id uuid not null default new_id(),
  special_customer_id uuid not null,
  month date not null check (extract(day from month) = 1),
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  recipients text[] not null,
  language text not null check (language in ('ro', 'en')),
  requested_by_user_id uuid,
  created_at timestamptz not null,
  sent_at timestamptz,
  pdf_key text,
  pdf_sha256 text,
  xlsx_key text,
  xlsx_sha256 text,
  primary key (org_id, special_customer_pack_id),
  foreign key (org_id, special_customer_id) references special_customer (org_id, special_customer_id),
  foreign key (org_id, requested_by_user_id) references app_user (org_id, user_id),
  constraint special_customer_pack_is_sent_once unique (org_id, special_customer_id, month),
  constraint special_customer_pack_sent_is_whole check ((state = 'sent') =
    (sent_at is not null and pdf_key is not null and pdf_sha256 is not null and xlsx_key is not null and xlsx_sha256 is not null))
);
comment on table special_customer_pack is 'A monthly pack of a special customer: when it went to whom, and the hashes of its files.';
create index special_customer_pack_by_pdf on special_customer_pack (pdf_key);
create index special_customer_pack_by_xlsx on special_customer_pack (xlsx_key);
call protect_tenant_table('special_customer_pack');

create table special_customer_document (
  org_id uuid not null,
  document_id uuid not null,
  special_customer_id uuid not null,
  file_name text not null,
  note text not null default '' check (length(note) <= 300),
  added_at timestamptz not null,
  added_by_user_id uuid not null,
  removed_at timestamptz,
  removed_by_user_id uuid,
  primary key (org_id, document_id),
  foreign key (org_id, special_customer_id) references special_customer (org_id, special_customer_id),
  foreign key (org_id, added_by_user_id) references app_user (org_id, user_id),
  foreign key (org_id, removed_by_user_id) references app_user (org_id, user_id),
  constraint special_customer_document_removal_is_whole check ((removed_at is null) = (removed_by_user_id is null))
);
comment on table special_customer_document is 'Documents of a special customer. The file of a removed one is gone; who removed it stays.';
create index special_customer_document_of_customer on special_customer_document (org_id, special_customer_id, added_at);
call protect_tenant_table('special_customer_document');

grant select (pdf_key, xlsx_key) on special_customer_pack to dosar_lookup;
create policy lookup on special_customer_pack for select to dosar_lookup using (true);
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
    or exists (select from bank_statement s where s.storage_key = k)
    or exists (select from special_customer_pack p where p.pdf_key = k)
    or exists (select from special_customer_pack p where p.xlsx_key = k)
$$;
comment on function find_named_contents is 'Those of the keys of kept files that a row of any organisation names.';
grant create on schema public to dosar_lookup;
alter function find_named_contents owner to dosar_lookup;
revoke create on schema public from dosar_lookup;
revoke execute on function find_named_contents from public;
grant execute on function find_named_contents to dosar_app;
