-- Notes and single transitions can be taken back, and a change of a whole list is worked on in portions by a job.

-- An entry of the timeline stays for good, unless it is a note that its author takes back.
grant delete on timeline_event to dosar_app;
create policy only_notes on timeline_event as restrictive for delete using (kind = 'note');

create function unmark_note() returns trigger
  language plpgsql as $$
begin
  update assignment a set last_note_at = (
      select max(note.created_at) from note where note.org_id = a.org_id and note.assignment_id = a.assignment_id)
    from (select distinct org_id, assignment_id from removed) without_note
    where a.org_id = without_note.org_id and a.assignment_id = without_note.assignment_id;
  return null;
end
$$;
create trigger unmark_note after delete on note referencing old table as removed
  for each statement execute function unmark_note();

alter table assignment_change
  add column state text not null default 'done'
    check (state in ('queued', 'running', 'done', 'cancelled', 'failed', 'undoing', 'undone')),
  add column request jsonb,
  add column finished_at timestamptz;
comment on column assignment_change.request is 'What a job does and in which session it was asked for; null where the call itself did it.';
update assignment_change set state = 'undone' where undone_at is not null;
create index assignment_change_by_job on assignment_change (org_id, user_id, created_at) where request is not null;

alter table assignment_change_item
  add column row_version_before integer,
  add column portion integer not null default 0,
  add column timeline_event_id uuid,
  add column undo_outcome text check (undo_outcome in ('done', 'skipped')),
  drop constraint assignment_change_item_outcome_check,
  add check (outcome in ('waiting', 'done', 'skipped'));
comment on column assignment_change_item.portion is 'Assignments that a job changes in one transaction; those of one claim file are in the same portion.';
comment on column assignment_change_item.timeline_event_id is 'The note that was written, for taking it back.';
create index assignment_change_item_by_portion on assignment_change_item (org_id, assignment_change_id, portion);
