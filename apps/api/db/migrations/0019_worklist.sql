-- Work that is put off, marked, seen and given in bulk; the views that people keep of it; what they take out of it.

create table special_customer (
  org_id uuid not null references organisation,
  special_customer_id uuid not null default new_id(),
  name text collate "ro-x-icu" not null,
  kind text not null check (kind in ('fleet', 'leasing', 'sensitive', 'other')),
  is_active boolean not null default true,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, special_customer_id)
);
comment on table special_customer is 'A customer with rules of its own: fleet, leasing company, sensitive person.';
create trigger touch before update on special_customer for each row execute function touch_updated_at();
call protect_tenant_table('special_customer');

create table partner (
  org_id uuid not null references organisation,
  partner_id uuid not null default new_id(),
  name text collate "ro-x-icu" not null,
  kind text not null check (kind in ('repair_shop', 'glass', 'towing', 'assessor', 'broker', 'other')),
  cui text,
  county_code text references county (county_code),
  locality text collate "ro-x-icu",
  phone text,
  email text,
  is_active boolean not null default true,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, partner_id)
);
comment on table partner is 'A repair shop, tower or other company that works for the insurer.';
create index partner_by_name on partner (org_id, name);
create trigger touch before update on partner for each row execute function touch_updated_at();
call protect_tenant_table('partner');

alter table claim_file
  add column special_customer_id uuid,
  add column partner_id uuid,
  add foreign key (org_id, special_customer_id) references special_customer (org_id, special_customer_id),
  add foreign key (org_id, partner_id) references partner (org_id, partner_id);
comment on column claim_file.partner_id is 'Who repairs, tows or assesses the vehicle.';
create index claim_file_of_partner on claim_file (org_id, partner_id) where partner_id is not null;
create index claim_file_of_special_customer on claim_file (org_id, special_customer_id) where special_customer_id is not null;

-- The list of a row depends on its snooze now, and PostgreSQL 15 cannot change the expression of a generated column.
drop view assignment_list;
alter table assignment drop column list_code;
alter table assignment
  add column snoozed_until timestamptz,
  add column snoozed_for text check (snoozed_for in ('document', 'reply', 'appointment')),
  add column snoozed_by_user_id uuid,
  add column returned_at timestamptz,
  add column tag_names text[] not null default '{}',
  add column last_note_at timestamptz,
  add column last_message_at timestamptz,
  add column last_document_at timestamptz,
  add column new_document_at timestamptz,
  add column is_special_customer boolean not null default false,
  add column partner_id uuid,
  add column list_code text collate "C" not null generated always as (case
    when category_code in ('done', 'cancelled') then category_code
    when snoozed_until is not null then 'snoozed'
    when category_code = 'new' then 'active'
    else category_code end) stored,
  add constraint assignment_snooze_ends check (snoozed_for is null or snoozed_until is not null),
  add constraint assignment_tags_are_few check (cardinality(tag_names) <= 10),
  add foreign key (org_id, snoozed_by_user_id) references app_user (org_id, user_id),
  add foreign key (org_id, partner_id) references partner (org_id, partner_id);
comment on column assignment.list_code is
  'The one list that the work is in: active (new work too), waiting, snoozed, done or cancelled. Being computed, it cannot be forgotten.';
comment on column assignment.snoozed_until is 'Put off until then at the latest; null while it is not put off.';
comment on column assignment.snoozed_for is 'What brings it back before that time: a document, a reply, an appointment that took place.';
comment on column assignment.returned_at is 'When it came back from being put off; null once its owner has opened it.';
comment on column assignment.tag_names is 'Free marks, sorted; their spelling is that of the table tag.';
comment on column assignment.last_note_at is 'Kept by trigger, as are last_message_at (received ones) and last_document_at.';
comment on column assignment.new_document_at is 'The newest document from outside that its owner has not seen; null when there is none.';
comment on column assignment.is_special_customer is 'Copied from the claim file by trigger, as is partner_id.';

create index assignment_list_by_due on assignment (org_id, list_code, due_at, assignment_id);
create index assignment_list_by_created on assignment (org_id, list_code, created_at, assignment_id);
create index assignment_list_by_file_no on assignment (org_id, list_code, claim_file_no, assignment_id);
create index assignment_list_by_claimant on assignment (org_id, list_code, claimant_name, assignment_id);
create index assignment_list_by_status on assignment (org_id, list_code, status_position, assignment_id);
create index assignment_list_by_priority on assignment (org_id, list_code, priority, assignment_id);
create index assignment_list_by_activity on assignment (org_id, list_code, last_activity_at, assignment_id);
create index assignment_list_by_legal_due on assignment (org_id, list_code, coalesce(legal_due_date, 'infinity'), assignment_id);
create index assignment_list_of_user on assignment (org_id, assigned_user_id, list_code, due_at, assignment_id);
create index assignment_list_of_type on assignment (org_id, assignment_type_code, list_code, due_at, assignment_id);
create index assignment_list_of_status on assignment (org_id, status_code, list_code, due_at, assignment_id);
create index assignment_list_of_county on assignment (org_id, county_code, list_code, due_at, assignment_id);
create index assignment_list_of_partner on assignment (org_id, partner_id, list_code, due_at, assignment_id)
  where partner_id is not null;
create index assignment_list_of_special_customers on assignment (org_id, list_code, due_at, assignment_id)
  where is_special_customer;
create index assignment_list_with_new_documents on assignment (org_id, list_code, due_at, assignment_id)
  where new_document_at is not null;
create index assignment_list_of_returned on assignment (org_id, list_code, due_at, assignment_id)
  where returned_at is not null;
create index assignment_snoozed on assignment (org_id, snoozed_until, assignment_id) where snoozed_until is not null;
create index assignment_by_tag on assignment using gin (tag_names) with (fastupdate = off);

grant select (snoozed_until, snoozed_for, returned_at, tag_names, last_note_at, last_message_at, last_document_at,
  new_document_at, is_special_customer, partner_id, list_code) on assignment to dosar_lookup;
create view assignment_list as
  select org_id, assignment_id, assignment_no, assignment_key, claim_file_id, assignment_type_code, status_code,
    is_case_master, assigned_user_id, queue_id, priority, due_at, follow_up_at, last_activity_at, category_code,
    status_position, claim_file_no, claimant_name, plate, policy_type_code, county_code, legal_due_date, search_text,
    list_code, row_version, created_at, snoozed_until, snoozed_for, returned_at, tag_names, last_note_at,
    last_message_at, last_document_at, new_document_at, is_special_customer, partner_id
  from assignment
  where org_id = current_org_id();
comment on view assignment_list is 'What the worklist shows, filters and searches, of the current tenant only. Search by text here, never in the table.';
grant create on schema public to dosar_lookup;
alter view assignment_list owner to dosar_lookup;
revoke create on schema public from dosar_lookup;
grant select on assignment_list to dosar_app;

-- Closed work is not put off: whatever closes it ends the snooze.
create function end_snooze_of_closed() returns trigger
  language plpgsql as $$
begin
  new.snoozed_until := null;
  new.snoozed_for := null;
  new.snoozed_by_user_id := null;
  new.returned_at := null;
  new.new_document_at := null;
  return new;
end
$$;
-- After copy_to_assignment, which is the trigger before it by name and sets the category.
create trigger end_snooze_of_closed before insert or update on assignment for each row
  when (new.category_code in ('done', 'cancelled'))
  execute function end_snooze_of_closed();

-- As before, with the special customer and the partner of the file.
create or replace function copy_to_assignment() returns trigger
  language plpgsql as $$
begin
  select s.category_code, s.position into strict new.category_code, new.status_position from status s
    where s.org_id = new.org_id and s.assignment_type_code = new.assignment_type_code and s.status_code = new.status_code;
  if tg_op = 'INSERT' then
    new.is_case_master := new.is_case_master or (
      exists (select from assignment_type t where t.org_id = new.org_id
        and t.assignment_type_code = new.assignment_type_code and t.is_master)
      and not exists (select from assignment a where a.org_id = new.org_id
        and a.claim_file_id = new.claim_file_id and a.is_case_master));
    if new.assignment_no = '' then
      update claim_file set assignment_count = assignment_count + 1
        where org_id = new.org_id and claim_file_id = new.claim_file_id
        returning claim_file_no || '-' || lpad(assignment_count::text, 2, '0') into new.assignment_no;
    end if;
    select f.claim_file_no, f.claimant_name, f.plate, f.policy_type_code, f.county_code, f.legal_due_date, f.search_text,
        f.special_customer_id is not null, f.partner_id
      into strict new.claim_file_no, new.claimant_name, new.plate, new.policy_type_code, new.county_code,
        new.legal_due_date, new.search_text, new.is_special_customer, new.partner_id
      from claim_file f where f.org_id = new.org_id and f.claim_file_id = new.claim_file_id;
  end if;
  return new;
end
$$;

create or replace function copy_from_claim_file() returns trigger
  language plpgsql as $$
begin
  update assignment set
      claim_file_no = new.claim_file_no, claimant_name = new.claimant_name, plate = new.plate,
      policy_type_code = new.policy_type_code, county_code = new.county_code,
      legal_due_date = new.legal_due_date, search_text = new.search_text,
      is_special_customer = new.special_customer_id is not null, partner_id = new.partner_id
    where org_id = new.org_id and claim_file_id = new.claim_file_id;
  return null;
end
$$;
create trigger copy_marks_to_assignments after update on claim_file for each row
  when ((old.special_customer_id, old.partner_id) is distinct from (new.special_customer_id, new.partner_id))
  execute function copy_from_claim_file();

-- What is unread: bookkeeping on the row, so that a list needs nothing but the row and the person's own visits.
create function mark_note() returns trigger
  language plpgsql as $$
begin
  update assignment set last_note_at = greatest(last_note_at, new.created_at)
    where org_id = new.org_id and assignment_id = new.assignment_id;
  return null;
end
$$;
create trigger mark_note after insert on note for each row execute function mark_note();

create function mark_received_message() returns trigger
  language plpgsql as $$
begin
  update assignment set last_message_at = greatest(last_message_at, new.system_time)
    where org_id = new.org_id and claim_file_id = new.claim_file_id
      and (assignment_id = new.assignment_id or new.assignment_id is null and is_case_master);
  return null;
end
$$;
create trigger mark_received_message after insert on message for each row
  when (new.direction = 'in' and new.claim_file_id is not null)
  execute function mark_received_message();

-- A document without an assignment is for whoever leads the file. Colleagues' own uploads are no news for the owner.
create function mark_document() returns trigger
  language plpgsql as $$
begin
  update assignment set last_document_at = greatest(last_document_at, new.system_time),
      new_document_at = case when new.uploaded_by_user_id is null and category_code in ('new', 'active', 'waiting')
        then greatest(new_document_at, new.system_time) else new_document_at end
    where org_id = new.org_id and claim_file_id = new.claim_file_id
      and (assignment_id = new.assignment_id or new.assignment_id is null and is_case_master);
  return null;
end
$$;
create trigger mark_document after insert on document for each row
  when (new.claim_file_id is not null) execute function mark_document();
create trigger mark_attached_document after update on document for each row
  when (old.claim_file_id is null and new.claim_file_id is not null) execute function mark_document();

create table assignment_visit (
  org_id uuid not null,
  user_id uuid not null,
  assignment_id uuid not null,
  visited_at timestamptz not null,
  primary key (org_id, user_id, assignment_id),
  foreign key (org_id, user_id) references app_user (org_id, user_id) on delete cascade,
  foreign key (org_id, assignment_id) references assignment (org_id, assignment_id) on delete cascade
);
comment on table assignment_visit is 'When somebody last opened an assignment: what is newer is unread, and the last ones are "recently opened".';
create index assignment_visit_by_time on assignment_visit (org_id, user_id, visited_at desc);
call protect_tenant_table('assignment_visit');

create table tag (
  org_id uuid not null references organisation,
  name text collate "ro-x-icu" not null check (length(name) between 1 and 40),
  created_by_user_id uuid,
  created_at timestamptz not null default now(),
  primary key (org_id, name),
  foreign key (org_id, created_by_user_id) references app_user (org_id, user_id)
);
comment on table tag is 'Marks that an organisation puts on its work, in the spelling of whoever used them first.';
create unique index tag_by_folded_name on tag (org_id, fold_text(name));
call protect_tenant_table('tag');

create table saved_view (
  org_id uuid not null,
  saved_view_id uuid not null default new_id(),
  owner_user_id uuid not null,
  name text collate "ro-x-icu" not null check (length(name) between 1 and 60),
  is_shared boolean not null default false,
  settings jsonb not null,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, saved_view_id),
  foreign key (org_id, owner_user_id) references app_user (org_id, user_id) on delete cascade
);
comment on table saved_view is 'A list of work that somebody gave a name; a shared one is for everybody in the owner''s team.';
create index saved_view_of_owner on saved_view (org_id, owner_user_id);
create index saved_view_shared on saved_view (org_id, name) where is_shared;
create trigger touch before update on saved_view for each row execute function touch_updated_at();
call protect_tenant_table('saved_view');

create table assignment_change (
  org_id uuid not null references organisation,
  assignment_change_id uuid not null default new_id(),
  user_id uuid not null,
  actor_user_id uuid not null,
  action text not null,
  parameters jsonb not null,
  undo_until timestamptz,
  undone_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (org_id, assignment_change_id),
  foreign key (org_id, user_id) references app_user (org_id, user_id),
  foreign key (org_id, actor_user_id) references app_user (org_id, user_id)
);
comment on table assignment_change is 'What somebody did to one or many assignments at once, kept so that all of it can be taken back.';
create index assignment_change_by_time on assignment_change (org_id, created_at);
call protect_tenant_table('assignment_change');

create table assignment_change_item (
  org_id uuid not null,
  assignment_change_id uuid not null,
  assignment_id uuid not null,
  outcome text not null check (outcome in ('done', 'skipped')),
  code text,
  before jsonb,
  row_version_after integer,
  primary key (org_id, assignment_change_id, assignment_id),
  foreign key (org_id, assignment_change_id) references assignment_change (org_id, assignment_change_id) on delete cascade,
  foreign key (org_id, assignment_id) references assignment (org_id, assignment_id) on delete cascade
);
comment on column assignment_change_item.before is 'The changed columns as they were, for taking it back.';
call protect_tenant_table('assignment_change_item');

create table export (
  org_id uuid not null,
  export_id uuid not null default new_id(),
  user_id uuid not null,
  format text not null check (format in ('xlsx', 'csv')),
  request jsonb not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'ready', 'failed')),
  row_count integer,
  file_name text,
  storage_key text,
  size_bytes bigint,
  attempts smallint not null default 0,
  leased_until timestamptz,
  told_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (org_id, export_id),
  foreign key (org_id, user_id) references app_user (org_id, user_id) on delete cascade
);
comment on table export is 'A file that somebody takes out of a list; made in the background, kept for some days.';
comment on column export.told_at is 'When the person was told that it is ready.';
create index export_of_user on export (org_id, user_id, created_at desc);
create index export_waiting on export (org_id, created_at) where state in ('queued', 'running');
create index export_by_expiry on export (org_id, expires_at);
call protect_tenant_table('export');
grant select (org_id, state, created_at) on export to dosar_lookup;
create policy lookup on export for select to dosar_lookup using (true);

-- Who looks at what. Worth nothing after a crash, so it costs no write-ahead log.
create unlogged table presence (
  org_id uuid not null references organisation,
  assignment_id uuid not null,
  user_id uuid not null,
  activity text not null check (activity in ('viewing', 'editing')),
  seen_at timestamptz not null default now(),
  primary key (org_id, assignment_id, user_id)
);
comment on table presence is 'Who has an assignment open, and who writes on it; renewed while it lasts.';
create index presence_by_time on presence (org_id, seen_at);
call protect_tenant_table('presence');

create table worklist_check (
  org_id uuid not null references organisation,
  checked_at timestamptz not null,
  orphan_count integer not null,
  orphans jsonb not null default '[]',
  primary key (org_id, checked_at)
);
comment on table worklist_check is 'What the nightly look for forgotten work found: open assignments that nobody can get to.';
comment on column worklist_check.orphans is 'At most 100 of them: assignment_id and what is wrong.';
call protect_tenant_table('worklist_check', 'select, insert, delete');

create function find_orgs_with_waiting_exports() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as
$$ select distinct e.org_id from export e where e.state in ('queued', 'running') $$;
comment on function find_orgs_with_waiting_exports is 'Organisations with an export that has to be made.';
grant create on schema public to dosar_lookup;
alter function find_orgs_with_waiting_exports owner to dosar_lookup;
revoke create on schema public from dosar_lookup;
revoke execute on function find_orgs_with_waiting_exports from public;
grant execute on function find_orgs_with_waiting_exports to dosar_app;
