-- A file that is no claim's: it is given out only by the record that it belongs to, such as the medical certificate of an absence.

alter table document add column is_private boolean not null default false,
  add constraint document_private_has_no_file check (not is_private or claim_file_id is null);
comment on column document.is_private is
  'Belongs to a record of another area, which alone gives it out. It waits for no notification and is in no list.';

alter table absence
  add column certificate_document_id uuid,
  add foreign key (org_id, certificate_document_id) references document (org_id, document_id);
comment on column absence.certificate_document_id is 'The medical certificate as a private file.';
create index absence_of_certificate on absence (org_id, certificate_document_id) where certificate_document_id is not null;
