-- Which kinds of entries there are says the contract, where each area adds its own: a list here would have to be written
-- again, by every area, in full.
alter table timeline_event drop constraint timeline_event_kind_check;
alter table timeline_event add constraint timeline_event_kind_is_a_word check (kind ~ '^[a-z]+(_[a-z]+)*$');
comment on column timeline_event.kind is 'A word of TimelineKind in the contract.';
