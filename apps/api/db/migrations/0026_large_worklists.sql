-- What a million assignments showed to be slow: searching open work, the work with one tag, counting what needs an action.

-- Every row is in one of the two, so a write costs what it did. Open work is searched past all that was ever closed, which
-- alone grows from year to year.
create index assignment_search_open on assignment using gin (search_text gin_trgm_ops) with (fastupdate = off)
  where list_code in ('active', 'waiting', 'snoozed');
create index assignment_search_closed on assignment using gin (search_text gin_trgm_ops) with (fastupdate = off)
  where list_code in ('done', 'cancelled');
drop index assignment_search;

-- Counted in the index alone. Otherwise PostgreSQL reads the table from its beginning until it has met enough such rows.
create index assignment_list_by_due_and_follow_up on assignment (org_id, list_code, due_at, assignment_id) include (follow_up_at);
drop index assignment_list_by_due;
alter index assignment_list_by_due_and_follow_up rename to assignment_list_by_due;

-- No index has an array's elements in the order of a deadline: a page of one tag read and sorted all work that has it.
create table assignment_tag (
  org_id uuid not null,
  assignment_id uuid not null,
  tag_name text not null,
  list_code text collate "C" not null,
  due_at timestamptz not null,
  primary key (org_id, assignment_id, tag_name),
  foreign key (org_id, assignment_id) references assignment (org_id, assignment_id) on delete cascade
);
comment on table assignment_tag is 'The tags of assignment.tag_names one by one, with what the worklist is ordered by. Kept by trigger.';
create index assignment_list_of_tag on assignment_tag (org_id, tag_name, list_code, due_at, assignment_id);
call protect_tenant_table('assignment_tag');

create function keep_tags() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from assignment_tag where org_id = old.org_id and assignment_id = old.assignment_id;
  end if;
  insert into assignment_tag (org_id, assignment_id, tag_name, list_code, due_at)
  select distinct new.org_id, new.assignment_id, tag_name, new.list_code, new.due_at from unnest(new.tag_names) as tag_name;
  return null;
end
$$;
-- Work without a tag, which is nearly all, pays for the comparison only.
create trigger keep_tags_of_new after insert on assignment for each row
  when (cardinality(new.tag_names) > 0) execute function keep_tags();
create trigger keep_tags after update on assignment for each row
  when (cardinality(old.tag_names) + cardinality(new.tag_names) > 0
    and (old.tag_names, old.list_code, old.due_at) is distinct from (new.tag_names, new.list_code, new.due_at))
  execute function keep_tags();

-- What was there before. The owner of the database is bound by the tenant's policy as everybody is.
do $$
declare
  tenant uuid;
begin
  for tenant in select list_org_ids() loop
    perform set_config('app.org_id', tenant::text, true);
    insert into assignment_tag (org_id, assignment_id, tag_name, list_code, due_at)
    select distinct org_id, assignment_id, tag_name, list_code, due_at from assignment, unnest(tag_names) as tag_name
    where org_id = tenant;
  end loop;
  perform set_config('app.org_id', '', true);
end
$$;
drop index assignment_by_tag;
