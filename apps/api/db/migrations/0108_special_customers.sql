-- Special customers get a level, days and contacts, and the entries by which their files are recognised.

alter table special_customer drop constraint special_customer_kind_check;
alter table special_customer
  add constraint special_customer_kind_check
    check (kind in ('fleet', 'leasing', 'bank', 'broker', 'vip', 'employee', 'sensitive', 'other')),
  add column level text not null default 'C' check (level in ('A', 'B', 'C')),
  add column valid_from date,
  add column valid_until date,
  add column contacts jsonb not null default '[]',
  add column notes text not null default '' check (length(notes) <= 4000),
  add column ended_at timestamptz,
  add column ended_by_user_id uuid,
  add foreign key (org_id, ended_by_user_id) references app_user (org_id, user_id),
  add constraint special_customer_ends_after_it_begins check (valid_until >= valid_from);
comment on column special_customer.level is 'A comes before B and C when two customers match the same file.';
comment on column special_customer.contacts is 'People of the customer, as [{name, about, phone, email}].';
create index special_customer_by_name on special_customer (org_id, name, special_customer_id);

create table special_customer_match (
  org_id uuid not null,
  special_customer_match_id uuid not null default new_id(),
  special_customer_id uuid not null,
  kind text not null check (kind in ('cui', 'cnp', 'plate', 'policy_prefix', 'mail_domain', 'phone', 'name_cui')),
  match_key text collate "C" not null check (match_key <> ''),
  shown text not null,
  sealed text,
  cui text,
  valid_from date,
  valid_until date,
  created_at timestamptz not null default now(),
  primary key (org_id, special_customer_match_id),
  foreign key (org_id, special_customer_id) references special_customer (org_id, special_customer_id),
  constraint special_customer_match_is_new unique (org_id, special_customer_id, kind, match_key),
  constraint special_customer_match_ends_after_it_begins check (valid_until >= valid_from),
  constraint special_customer_match_seals_personal_numbers check ((kind = 'cnp') = (sealed is not null)),
  constraint special_customer_match_names_with_cui check ((kind = 'name_cui') = (cui is not null))
);
comment on table special_customer_match is 'By what the files of a special customer are recognised: numbers, plates, prefixes, addresses.';
comment on column special_customer_match.match_key is 'What is compared. Of a personal number, its keyed hash alone.';
comment on column special_customer_match.shown is 'What people read; a personal number is masked.';
create index special_customer_match_by_key on special_customer_match (org_id, kind, match_key);
call protect_tenant_table('special_customer_match');

create table special_customer_match_of_file (
  org_id uuid not null,
  claim_file_id uuid not null,
  special_customer_id uuid not null,
  reasons jsonb not null,
  is_chosen boolean not null default false,
  lost_by text check (lost_by in ('level', 'precision', 'length', 'order')),
  matched_at timestamptz not null,
  refused_at timestamptz,
  refused_by_user_id uuid,
  refusal_reason text check (length(refusal_reason) between 1 and 500),
  primary key (org_id, claim_file_id, special_customer_id),
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id),
  foreign key (org_id, special_customer_id) references special_customer (org_id, special_customer_id),
  foreign key (org_id, refused_by_user_id) references app_user (org_id, user_id),
  constraint special_customer_refusal_is_whole
    check ((refused_at is null) = (refused_by_user_id is null) and (refused_at is null) = (refusal_reason is null)),
  constraint refused_special_customer_is_not_chosen check (not (is_chosen and refused_at is not null))
);
comment on table special_customer_match_of_file is 'Which special customers a claim file matches and why; what somebody refused stays refused.';
comment on column special_customer_match_of_file.reasons is 'As [{kind, shown, part}], the most precise first.';
comment on column special_customer_match_of_file.lost_by is 'By what another customer came first.';
create unique index special_customer_chosen_for_file on special_customer_match_of_file (org_id, claim_file_id) where is_chosen;
create index special_customer_match_of_customer on special_customer_match_of_file (org_id, special_customer_id, matched_at);
call protect_tenant_table('special_customer_match_of_file');
call announce_file_changes('special_customer_match_of_file', 'partners');
