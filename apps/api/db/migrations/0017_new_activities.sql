-- Since when somebody has a piece of work and from whom, and how far each person was told of what is new.

-- The person who works in this transaction; null when nobody does (jobs, guests, claimants).
create function current_user_id() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;

alter table assignment
  add column assigned_at timestamptz,
  add column assigned_by_user_id uuid,
  add foreign key (org_id, assigned_by_user_id) references app_user (org_id, user_id);
comment on column assignment.assigned_at is
  'When the user got it, kept by trigger; null while it waits in a queue, and for work that was given before this was written down.';
comment on column assignment.assigned_by_user_id is
  'Who gave it, or took it: the person who really acted. Kept by trigger; null when no person did.';

-- A trigger, so that no statement that gives work to somebody can forget it. The time is that of the statement: a
-- transaction that began long ago must not date its work before what somebody was told meanwhile.
create function note_assigned() returns trigger
  language plpgsql as $$
begin
  if new.assigned_user_id is null then
    new.assigned_at := null;
    new.assigned_by_user_id := null;
  else
    new.assigned_at := clock_timestamp();
    new.assigned_by_user_id := current_user_id();
  end if;
  return new;
end
$$;
-- Work that is brought in with a time of its own keeps it.
create trigger note_assigned before insert on assignment for each row
  when (new.assigned_user_id is not null and new.assigned_at is null)
  execute function note_assigned();
create trigger note_reassigned before update on assignment for each row
  when (old.assigned_user_id is distinct from new.assigned_user_id)
  execute function note_assigned();

-- What came after some moment is at the end of each person's entries: asking every five minutes reads the new ones only.
create index assignment_news_of_user on assignment (org_id, assigned_user_id, assigned_at) include (assigned_by_user_id)
  where category_code in ('new', 'active', 'waiting') and assigned_at is not null;

create table activity_news (
  org_id uuid not null references organisation,
  user_id uuid not null,
  about_user_id uuid not null,
  told_until timestamptz not null,
  seen_until timestamptz,
  primary key (org_id, user_id, about_user_id),
  foreign key (org_id, user_id) references app_user (org_id, user_id) on delete cascade,
  foreign key (org_id, about_user_id) references app_user (org_id, user_id) on delete cascade
);
comment on table activity_news is
  'How far a person followed the new work of somebody: their own, or that of a colleague whom they replace.';
comment on column activity_news.told_until is 'The newest work that they were told of.';
comment on column activity_news.seen_until is 'The newest work that they said they had seen.';
call protect_tenant_table('activity_news');
