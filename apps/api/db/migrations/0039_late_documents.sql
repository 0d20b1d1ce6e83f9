-- What a guest sends after the report belongs to the claim that was filed with it.

alter table claim_file add column filed_in_session_id uuid;
comment on column claim_file.filed_in_session_id is 'The guest session that reported it.';
create index claim_file_of_session on claim_file (org_id, filed_in_session_id, opened_at)
  where filed_in_session_id is not null;
