-- A claimant lets a relative or lawyer read where the case stands, by a link that ends and can be taken back.
create table case_share (
  org_id uuid not null,
  case_share_id uuid not null default new_id(),
  claim_file_id uuid not null,
  party_id uuid not null,
  name text not null check (length(name) between 2 and 60),
  key_hash text not null check (key_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > created_at),
  ended_at timestamptz,
  read_count integer not null default 0,
  last_read_at timestamptz,
  primary key (org_id, case_share_id),
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id),
  foreign key (org_id, party_id) references party (org_id, party_id)
);
comment on table case_share is 'Links by which somebody reads along in a case. The key is stored as a hash (SHA-256) alone.';
comment on column case_share.party_id is 'Who shared it; only they see and end it.';
comment on column case_share.name is 'Who it is for, in the words of whoever shared it.';
create unique index case_share_by_key on case_share (org_id, key_hash);
create index case_share_of_file on case_share (org_id, claim_file_id, party_id);
call protect_tenant_table('case_share', 'select, insert, update');
call announce_file_changes('case_share', 'tracking');
