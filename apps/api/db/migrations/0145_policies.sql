-- Policies of an insurer by import or from its policy service, and what was known of a policy when a claim was reported.

create table policy_import (
  org_id uuid not null,
  policy_import_id uuid not null default new_id(),
  file_name text not null check (length(file_name) between 1 and 200),
  storage_key text,
  sha256 text not null,
  state text not null default 'reading'
    check (state in ('reading', 'unmapped', 'ready', 'applying', 'applied', 'failed')),
  fault text check (fault in ('no_table', 'too_many', 'unreadable')),
  headings jsonb not null default '[]',
  first_row jsonb not null default '[]',
  columns jsonb,
  done_count integer not null default 0 check (done_count >= 0),
  row_count integer not null default 0 check (row_count >= 0),
  counts jsonb not null default '{"new": 0, "changed": 0, "unchanged": 0, "left_out": 0}',
  left_out jsonb not null default '[]',
  created_by_user_id uuid not null,
  created_at timestamptz not null,
  applied_at timestamptz,
  primary key (org_id, policy_import_id),
  foreign key (org_id, created_by_user_id) references app_user (org_id, user_id),
  constraint policy_import_fault_says_why check ((state = 'failed') = (fault is not null)),
  constraint policy_import_applied_has_its_hour check ((state = 'applied') = (applied_at is not null))
);
comment on table policy_import is 'Files of policies: what each would change, and how far it was taken over.';
comment on column policy_import.storage_key is 'The file; forgotten once it was taken over, since personal numbers stand in it.';
comment on column policy_import.columns is 'Which column holds what, by its heading or as people said; null while the file was not read.';
create index policy_import_by_age on policy_import (org_id, created_at desc);
create index policy_import_of_content on policy_import (storage_key) where storage_key is not null;
call protect_tenant_table('policy_import');

create table policy (
  org_id uuid not null,
  policy_id uuid not null default new_id(),
  source text not null check (source in ('import', 'service')),
  kind text not null check (kind in ('rca', 'casco')),
  insurer text not null check (length(insurer) <= 120),
  policy_number text not null check (length(policy_number) between 1 and 60),
  number_key text not null check (number_key ~ '^[A-Z0-9]{1,60}$'),
  number_tail text not null check (number_tail ~ '^[A-Z0-9]{1,60}$'),
  valid_from date not null,
  valid_until date not null,
  paid_until date,
  cancelled_on date,
  plate text check (length(plate) between 2 and 20),
  vin text check (length(vin) between 5 and 20),
  holder_name text not null check (length(holder_name) <= 200),
  holder_cui text check (holder_cui ~ '^[0-9]{2,10}$'),
  holder_cnp_hash text,
  coverages jsonb not null default '[]' check (jsonb_typeof(coverages) = 'array'),
  learned_at timestamptz not null,
  primary key (org_id, policy_id),
  constraint policy_ends_after_it_begins check (valid_until >= valid_from),
  constraint policy_is_known_once unique (org_id, kind, number_key, valid_from)
);
comment on table policy is 'Policies that claims are compared with; who is insured is known by name, and found by a number that nobody can read back.';
comment on column policy.number_key is 'Prefix and number without what stands between letters and digits.';
comment on column policy.number_tail is 'The number without its prefix, as people often read it out.';
comment on column policy.holder_cnp_hash is 'Keyed hash of the personal number within the organisation; the number itself is not kept.';
create index policy_by_plate on policy (org_id, plate) where plate is not null;
create index policy_by_vin on policy (org_id, vin) where vin is not null;
create index policy_by_tail on policy (org_id, number_tail);
create index policy_by_key on policy (org_id, number_key);
create index policy_by_cui on policy (org_id, holder_cui) where holder_cui is not null;
create index policy_by_cnp on policy (org_id, holder_cnp_hash) where holder_cnp_hash is not null;
call protect_tenant_table('policy');

create table claim_policy (
  org_id uuid not null,
  claim_file_id uuid not null,
  verdict text not null check (verdict in ('covered', 'doubtful', 'not_in_force')),
  reasons text[] not null default '{}',
  terms jsonb,
  loss_date date not null,
  taken_at timestamptz not null,
  is_covered boolean,
  decision_reason text check (length(decision_reason) between 3 and 500),
  decided_by_user_id uuid,
  decided_at timestamptz,
  row_version integer not null default 1,
  primary key (org_id, claim_file_id),
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id),
  foreign key (org_id, decided_by_user_id) references app_user (org_id, user_id),
  constraint claim_policy_decision_is_whole check
    (num_nulls(is_covered, decision_reason, decided_by_user_id, decided_at) in (0, 4))
);
comment on table claim_policy is 'The policy of a claim file as it was known when the claim was reported; later imports change nothing of it.';
comment on column claim_policy.terms is 'What the policy said; null when none was found.';
call protect_tenant_table('claim_policy', 'select, insert, update');
call announce_file_changes('claim_policy', 'fnol');

grant select (storage_key) on policy_import to dosar_lookup;
create policy lookup on policy_import for select to dosar_lookup using (true);
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
    or exists (select from message m where m.raw_storage_key = k)
    or exists (select from report_file f where f.storage_key = k)
    or exists (select from bank_statement s where s.storage_key = k)
    or exists (select from special_customer_pack p where p.pdf_key = k)
    or exists (select from special_customer_pack p where p.xlsx_key = k)
    or exists (select from policy_import i where i.storage_key = k)
$$;
comment on function find_named_contents is 'Those of the keys of kept files that a row of any organisation names.';
grant create on schema public to dosar_lookup;
alter function find_named_contents owner to dosar_lookup;
revoke create on schema public from dosar_lookup;
revoke execute on function find_named_contents from public;
grant execute on function find_named_contents to dosar_app;
