-- Exports, copies of pictures and the daily sweep of contents are jobs; leases and functions over all organisations go.

drop function find_orgs_with_waiting_copies;
revoke select (copies_state) on document from dosar_lookup;
drop index document_copies_waiting;
alter table document drop column copies_leased_until, drop column copies_attempts;
create index document_copies_waiting on document (org_id, (coalesce(claim_file_id, uploaded_in_session_id)), system_time, document_id)
  where copies_state = 'waiting';

drop function find_orgs_with_waiting_exports;
revoke select (state, created_at) on export from dosar_lookup;
alter table export drop column leased_until, drop column attempts;

create table content_sweep (
  swept_at timestamptz primary key,
  files integer not null,
  unnamed integer not null,
  unnamed_bytes bigint not null,
  removed integer not null
);
comment on table content_sweep is 'What the daily look for files that belong to nothing has found and done, for all organisations together.';
