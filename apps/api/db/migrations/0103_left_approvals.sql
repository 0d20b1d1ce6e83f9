-- A manager who leaves hands requests over that nobody else of the team decides.

alter table approval
  add column handed_to_user_id uuid,
  add foreign key (org_id, handed_to_user_id) references app_user (org_id, user_id);
comment on column approval.handed_to_user_id is 'The manager who decides it like one of the team that asked, in the place of one who has left.';
create index approval_handed_to on approval (org_id, handed_to_user_id) where status = 'asked' and handed_to_user_id is not null;
