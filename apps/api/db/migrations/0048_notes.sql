-- Notes for managers alone, notes that mention colleagues, and entries that are pinned above the timeline.

alter table timeline_event
  drop constraint timeline_event_visibility_check,
  add constraint timeline_event_visibility_check check (visibility in ('internal', 'managers', 'partner', 'claimant'));
alter table note
  drop constraint note_visibility_check,
  add constraint note_visibility_check check (visibility in ('internal', 'managers', 'partner', 'claimant')),
  add column edited_at timestamptz;
comment on column note.edited_history is 'What the note said before each edit: body, visibility, written_at.';
create index timeline_pinned on timeline_event (org_id, claim_file_id, system_time) where is_pinned;

create table note_mention (
  org_id uuid not null,
  note_id uuid not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  told_at timestamptz,
  seen_at timestamptz,
  primary key (org_id, note_id, user_id),
  foreign key (org_id, note_id) references note (org_id, note_id) on delete cascade,
  foreign key (org_id, user_id) references app_user (org_id, user_id)
);
comment on table note_mention is 'Colleagues whom a note names; each is told once, until they say that they have seen it.';
create index note_mention_unseen on note_mention (org_id, user_id) where seen_at is null;
call protect_tenant_table('note_mention', 'select, insert, update, delete');

-- A note that most colleagues cannot read must not make the task look new to them.
create or replace function mark_note() returns trigger
  language plpgsql as $$
begin
  update assignment a set last_note_at = greatest(a.last_note_at, newest.at)
    from (select org_id, assignment_id, max(created_at) as at from added where visibility <> 'managers' group by 1, 2) newest
    where a.org_id = newest.org_id and a.assignment_id = newest.assignment_id;
  return null;
end
$$;
create or replace function unmark_note() returns trigger
  language plpgsql as $$
begin
  update assignment a set last_note_at = (
      select max(note.created_at) from note
      where note.org_id = a.org_id and note.assignment_id = a.assignment_id and note.visibility <> 'managers')
    from (select distinct org_id, assignment_id from removed) without_note
    where a.org_id = without_note.org_id and a.assignment_id = without_note.assignment_id;
  return null;
end
$$;
