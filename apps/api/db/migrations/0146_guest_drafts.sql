-- A guest goes on with a report on another device: what was typed lies here, and the key of its link opens it.

create table guest_draft (
  org_id uuid not null,
  guest_draft_id uuid not null default new_id(),
  key_hash text not null check (key_hash ~ '^[0-9a-f]{64}$'),
  session_id uuid not null,
  answers jsonb not null check (jsonb_typeof(answers) = 'array' and octet_length(answers::text) <= 262144),
  row_version integer not null default 1,
  created_at timestamptz not null,
  saved_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (org_id, guest_draft_id),
  constraint guest_draft_has_its_key unique (org_id, key_hash),
  foreign key (org_id) references organisation (org_id)
);
comment on table guest_draft is 'What a guest has typed of a report that is not sent yet; whoever has its link goes on with it.';
comment on column guest_draft.key_hash is 'SHA-256 (hex) of the key in the link; the key itself is not kept.';
comment on column guest_draft.session_id is 'In which it began: one session begins a few drafts and no more.';
create index guest_draft_of_session on guest_draft (org_id, session_id);
create index guest_draft_by_end on guest_draft (org_id, expires_at);
call protect_tenant_table('guest_draft');
