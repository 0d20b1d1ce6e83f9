-- What was checked for new rows only holds for all of them: every older row has one of the two older kinds.
alter table outbox validate constraint outbox_kind_check;
