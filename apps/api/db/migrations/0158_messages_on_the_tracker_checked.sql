-- What 0157 added without looking at the rows that were there.

alter table message validate constraint message_kind_is_known;
alter table message validate constraint message_notice_state_is_known;
