-- Whoever holds a printed page can ask whether it is ours: each has a hash over what stands on it, when and who printed it.
create table printout (
  org_id uuid not null,
  printout_id uuid not null default new_id(),
  claim_file_id uuid not null,
  kind text not null check (kind in ('timeline', 'email', 'sms')),
  activity_no text not null,
  entries integer not null check (entries >= 0),
  last_entry_at timestamptz,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  exported_by_user_id uuid not null,
  exported_at timestamptz not null,
  primary key (org_id, printout_id),
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id),
  foreign key (org_id, exported_by_user_id) references app_user (org_id, user_id)
);
comment on table printout is 'Pages that were printed. What stands on them is not kept, only its hash (SHA-256).';
create unique index printout_by_hash on printout (org_id, hash text_pattern_ops);
create index printout_of_file on printout (org_id, claim_file_id);
call protect_tenant_table('printout', 'select, insert');
call announce_file_changes('printout', 'claims');
