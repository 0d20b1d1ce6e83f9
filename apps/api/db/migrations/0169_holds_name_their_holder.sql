-- The board says for whom an hour is kept: a colleague, or the claimant, whose holds name nobody of the staff.

alter table visit add column held_by_user_id uuid;
alter table visit add foreign key (org_id, held_by_user_id) references app_user (org_id, user_id) not valid;
comment on column visit.held_by_user_id is 'Whoever of the staff keeps the hour; null where the claimant does.';
