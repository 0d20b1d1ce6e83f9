-- Whom the access code of a case went to, and the session that it opened: an offer is answered by whoever it was sent to.
alter table challenge add column party_id uuid;
alter table challenge add column opened_session_id uuid;
comment on column challenge.party_id is
  'Whom the code was sent to. No reference: one would be checked, and known numbers took longer than unknown ones.';
comment on column challenge.opened_session_id is 'The session that the right code has begun.';
create unique index challenge_of_opened_session on challenge (org_id, opened_session_id) where opened_session_id is not null;

create table offer_objection_document (
  org_id uuid not null references organisation,
  offer_id uuid not null,
  document_id uuid not null,
  primary key (org_id, offer_id, document_id),
  foreign key (org_id, offer_id) references offer (org_id, offer_id),
  foreign key (org_id, document_id) references document (org_id, document_id)
);
comment on table offer_objection_document is 'What a claimant has sent with an objection to an offer.';
create index offer_objection_document_back on offer_objection_document (org_id, document_id);
call protect_tenant_table('offer_objection_document', 'select, insert');

alter table claim_file_link drop constraint claim_file_link_kind_check;
alter table claim_file_link add constraint claim_file_link_kind_check check (kind in ('duplicate', 'related', 'same_event'));
alter table claim_file_link add column reason text check (length(reason) between 1 and 2000);
comment on column claim_file_link.reason is 'Why somebody has linked them; none for links from before it was asked for.';
