-- Documents are judged, and marked in a layer above the file.

alter table document
  add column judged_by_user_id uuid,
  add column judged_at timestamptz,
  add foreign key (org_id, judged_by_user_id) references app_user (org_id, user_id);
comment on column document.judged_by_user_id is 'Who accepted, refused or replaced it; null while nobody did.';
create index document_by_content_of_file on document (org_id, claim_file_id, sha256);

create table annotation (
  org_id uuid not null,
  annotation_id uuid not null default new_id(),
  document_id uuid not null,
  shape jsonb not null,
  label text check (length(label) between 1 and 120),
  author_user_id uuid not null,
  system_time timestamptz not null default now(),
  primary key (org_id, annotation_id),
  constraint annotation_text_has_words check (shape ->> 'kind' <> 'text' or label is not null),
  foreign key (org_id, document_id) references document (org_id, document_id) on delete cascade,
  foreign key (org_id, author_user_id) references app_user (org_id, user_id)
);
comment on table annotation is 'A mark on a page of a document; the file itself never changes.';
create index annotation_of_document on annotation (org_id, document_id, system_time);
comment on column annotation.shape is 'Kind, page and two points; positions are shares of the upright page.';
call protect_tenant_table('annotation', 'select, insert, delete');
