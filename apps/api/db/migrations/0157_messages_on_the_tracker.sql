-- Claimants write to their handler on the tracker and read the answer there, without an address of either.

alter table message drop constraint message_kind_check;
alter table message add constraint message_kind_is_known check (kind in ('email', 'sms', 'call', 'web')) not valid;
alter table message add column notice_state text not null default 'untold';
alter table message add constraint message_notice_state_is_known check (notice_state in ('untold', 'told', 'seen')) not valid;
comment on column message.kind is 'A web message was written on a page of ours: by a claimant on the tracker, or as the answer to one.';
comment on column message.notice_state is 'Whether whoever is in charge of the file was told that a claimant has written, and acknowledged it.';
create index message_of_claimant_unread on message (org_id, claim_file_id) where kind = 'web' and direction = 'in' and read_at is null;
