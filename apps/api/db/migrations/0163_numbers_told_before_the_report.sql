-- A guest reads the number of the claim before photos are asked for: it is reserved with the draft and used when the report is sent.

create table reserved_claim_number (
  org_id uuid not null,
  guest_draft_id uuid not null,
  claim_letter text not null,
  claim_file_no text collate "C" not null,
  reserved_at timestamptz not null,
  primary key (org_id, guest_draft_id, claim_letter),
  constraint reserved_claim_number_is_unique unique (org_id, claim_file_no),
  foreign key (org_id, guest_draft_id) references guest_draft (org_id, guest_draft_id) on delete cascade
);
comment on table reserved_claim_number is 'Numbers that drafts of guests were told, one for each letter of policies.';
comment on column reserved_claim_number.claim_file_no is 'Of the sequence of claim files: no other claim gets it, also when the draft is thrown away.';
call protect_tenant_table('reserved_claim_number', 'select, insert');

comment on function next_claim_file_no is
  'The next claim file number. A rolled-back file gives its number back; one that a draft was told and nobody sent leaves a gap.';
