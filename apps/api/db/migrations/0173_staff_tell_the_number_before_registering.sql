-- A clerk tells the caller the number of the claim before it is registered: it is reserved with the draft.

create table reserved_draft_number (
  org_id uuid not null,
  claim_draft_id uuid not null,
  claim_letter text not null,
  claim_file_no text collate "C" not null,
  reserved_at timestamptz not null,
  primary key (org_id, claim_draft_id, claim_letter),
  constraint reserved_draft_number_is_unique unique (org_id, claim_file_no),
  foreign key (org_id, claim_draft_id) references claim_draft (org_id, claim_draft_id) on delete cascade
);
comment on table reserved_draft_number is 'Numbers that drafts of the staff were told, one for each letter of policies.';
comment on column reserved_draft_number.claim_file_no is
  'Of the sequence of claim files: no other claim gets it, also when the draft is thrown away.';
call protect_tenant_table('reserved_draft_number', 'select, insert');
