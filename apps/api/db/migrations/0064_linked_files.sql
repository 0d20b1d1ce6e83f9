-- Files that belong together, and files that repeat another one.
create table claim_file_link (
  org_id uuid not null references organisation,
  claim_file_id uuid not null,
  linked_claim_file_id uuid not null,
  kind text not null check (kind in ('duplicate', 'related')),
  created_by_user_id uuid,
  created_at timestamptz not null default now(),
  primary key (org_id, claim_file_id, linked_claim_file_id),
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id),
  foreign key (org_id, linked_claim_file_id) references claim_file (org_id, claim_file_id),
  foreign key (org_id, created_by_user_id) references app_user (org_id, user_id),
  constraint claim_file_link_is_between_two check (claim_file_id <> linked_claim_file_id)
);
comment on table claim_file_link is 'Two claim files that somebody has linked; kind duplicate: the first repeats the second, which stays.';
create index claim_file_link_back on claim_file_link (org_id, linked_claim_file_id);
call protect_tenant_table('claim_file_link');
