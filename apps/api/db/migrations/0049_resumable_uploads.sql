-- Files that arrive in parts over lines that break.

create table upload (
  org_id uuid not null references organisation,
  upload_id uuid not null default new_id(),
  session_id uuid not null,
  user_id uuid,
  doc_type_code text not null,
  assignment_id uuid,
  file_name text not null,
  size_bytes bigint not null check (size_bytes > 0),
  document_id uuid,
  system_time timestamptz not null default now(),
  primary key (org_id, upload_id),
  foreign key (org_id, doc_type_code) references doc_type (org_id, doc_type_code),
  foreign key (org_id, assignment_id) references assignment (org_id, assignment_id)
);
comment on table upload is 'A file that is sent in parts: announced, and kept as a document once it is whole. Removed after a day.';
comment on column upload.user_id is 'Who of the staff sends it, so that a new session can go on; null for guests.';
comment on column upload.document_id is 'What became of it. Asked again, the same document is answered.';
create index upload_of_session on upload (org_id, session_id) where document_id is null;
create index upload_by_age on upload (org_id, system_time);
call protect_tenant_table('upload');
