-- Personal numbers and accounts are locked away: the database alone shows nobody more than their ends. What was stored in plain
-- text before is moved by a job when the server starts.
alter table party
  add column cnp_sealed text,
  add column cnp_hash text,
  add column cnp_masked text,
  add column iban_sealed text,
  add column iban_hash text,
  add column iban_masked text;
comment on column party.cnp is 'In plain text from before it was locked away; nothing writes it any more except demo data.';
comment on column party.iban is 'As cnp.';
comment on column party.cnp_sealed is 'AES-256-GCM with a key that is derived from the server key.';
comment on column party.cnp_hash is 'Keyed hash within the organisation, to find the same number again.';
create index party_by_cnp_hash on party (org_id, cnp_hash) where cnp_hash is not null;
create index party_by_iban_hash on party (org_id, iban_hash) where iban_hash is not null;
create index party_to_seal on party (org_id, party_id) where cnp is not null or iban is not null;

-- Who takes part in a claim beside those whom the file itself names.
create table claim_party (
  org_id uuid not null,
  claim_file_id uuid not null,
  party_id uuid not null,
  role text not null check (role in ('at_fault', 'witness', 'representative')),
  primary key (org_id, claim_file_id, party_id, role),
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id),
  foreign key (org_id, party_id) references party (org_id, party_id)
);
comment on table claim_party is 'Roles of people that a claim can have several of; notifier, insured and injured are columns of the file.';
create index claim_party_of_party on claim_party (org_id, party_id);
call protect_tenant_table('claim_party');
