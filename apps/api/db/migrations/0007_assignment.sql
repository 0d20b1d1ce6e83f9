-- The unit of work, shaped for lists: whatever the worklist filters or sorts by is on the row and in an index.

create table assignment (
  org_id uuid not null references organisation,
  assignment_id uuid not null default new_id(),
  assignment_no text collate "C" not null default '',
  assignment_key text collate "C" not null default new_key(),
  claim_file_id uuid not null,
  assignment_type_code text not null,
  status_code text not null,
  is_case_master boolean not null default false,
  parent_assignment_id uuid,
  assigned_user_id uuid,
  queue_id uuid,
  created_by_user_id uuid,
  priority smallint not null default 1 check (priority between 0 and 3),
  due_at timestamptz not null,
  follow_up_at timestamptz,
  started_at timestamptz,
  done_at timestamptz,
  last_activity_at timestamptz not null default now(),
  waiting_on text check (waiting_on in ('us', 'claimant', 'shop', 'police', 'insurer', 'other')),
  reason text,
  -- copies, kept by triggers
  category_code text not null default 'new' check (category_code in ('new', 'active', 'waiting', 'done', 'cancelled')),
  status_position smallint not null default 0,
  claim_file_no text collate "C" not null default '',
  claimant_name text collate "ro-x-icu" not null default '',
  plate text,
  policy_type_code text not null default '',
  county_code text,
  legal_due_date date,
  search_text text collate "C" not null default '',
  list_code text collate "C" not null
    generated always as (case category_code when 'new' then 'active' else category_code end) stored,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, assignment_id),
  constraint assignment_no_is_unique unique (org_id, assignment_no),
  constraint assignment_key_is_unique unique (org_id, assignment_key),
  constraint assignment_key_is_long_enough check (length(assignment_key) >= 22),
  constraint assignment_open_has_one_owner check (
    category_code in ('done', 'cancelled') or num_nonnulls(assigned_user_id, queue_id) = 1),
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id),
  foreign key (org_id, assignment_type_code, status_code)
    references status (org_id, assignment_type_code, status_code),
  foreign key (org_id, parent_assignment_id) references assignment (org_id, assignment_id),
  foreign key (org_id, assigned_user_id) references app_user (org_id, user_id),
  foreign key (org_id, created_by_user_id) references app_user (org_id, user_id),
  foreign key (org_id, queue_id) references queue (org_id, queue_id)
);
comment on table assignment is 'A piece of work on a claim file. An open one has exactly one owner (a user or a queue) and a next date.';
comment on column assignment.is_case_master is 'Set by trigger on the first assignment of a master type; at most one per file.';
comment on column assignment.category_code is 'Copied from the status by trigger.';
comment on column assignment.status_position is 'Copied from the status by trigger; the worklist sorts by it.';
comment on column assignment.claim_file_no is 'Copied from the claim file by trigger, as are claimant_name, plate, policy_type_code, county_code, legal_due_date and search_text.';
comment on column assignment.list_code is 'The worklist tab: new work counts as active.';
comment on column assignment.row_version is 'Raised by the use case that changes the work itself, not by bookkeeping such as last_activity_at.';

create unique index assignment_one_master_per_file on assignment (org_id, claim_file_id) where is_case_master;
create index assignment_of_file on assignment (org_id, claim_file_id, created_at);
create index assignment_of_parent on assignment (org_id, parent_assignment_id) where parent_assignment_id is not null;

-- Worklist: one index per sort column, walked in either direction, always below 50 rows per page.
create index assignment_list_by_due on assignment (org_id, list_code, due_at, assignment_id);
create index assignment_list_by_created on assignment (org_id, list_code, created_at, assignment_id);
create index assignment_list_by_file_no on assignment (org_id, list_code, claim_file_no, assignment_id);
create index assignment_list_by_claimant on assignment (org_id, list_code, claimant_name, assignment_id);
create index assignment_list_by_status on assignment (org_id, list_code, status_position, assignment_id);
-- The filters that people leave on, each in the order of the default sort.
create index assignment_list_of_user on assignment (org_id, assigned_user_id, list_code, due_at, assignment_id);
create index assignment_list_of_type on assignment (org_id, assignment_type_code, list_code, due_at, assignment_id);
create index assignment_list_of_status on assignment (org_id, status_code, list_code, due_at, assignment_id);
create index assignment_list_of_county on assignment (org_id, county_code, list_code, due_at, assignment_id);
create index assignment_unassigned on assignment (org_id, queue_id, due_at, assignment_id)
  where assigned_user_id is null and category_code in ('new', 'active', 'waiting');
create index assignment_by_legal_due on assignment (org_id, legal_due_date, assignment_id)
  where legal_due_date is not null and category_code in ('new', 'active', 'waiting');
create index assignment_search on assignment using gin (search_text gin_trgm_ops) with (fastupdate = off);

create function copy_to_assignment() returns trigger
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
    select f.claim_file_no, f.claimant_name, f.plate, f.policy_type_code, f.county_code, f.legal_due_date, f.search_text
      into strict new.claim_file_no, new.claimant_name, new.plate, new.policy_type_code, new.county_code,
        new.legal_due_date, new.search_text
      from claim_file f where f.org_id = new.org_id and f.claim_file_id = new.claim_file_id;
  end if;
  return new;
end
$$;
create trigger copy_to_assignment before insert or update of status_code, assignment_type_code on assignment
  for each row execute function copy_to_assignment();

create function copy_from_claim_file() returns trigger
  language plpgsql as $$
begin
  update assignment set
      claim_file_no = new.claim_file_no, claimant_name = new.claimant_name, plate = new.plate,
      policy_type_code = new.policy_type_code, county_code = new.county_code,
      legal_due_date = new.legal_due_date, search_text = new.search_text
    where org_id = new.org_id and claim_file_id = new.claim_file_id;
  return null;
end
$$;
create trigger copy_to_assignments after update on claim_file for each row
  when ((old.claim_file_no, old.claimant_name, old.plate, old.policy_type_code, old.county_code, old.legal_due_date, old.search_text)
    is distinct from
    (new.claim_file_no, new.claimant_name, new.plate, new.policy_type_code, new.county_code, new.legal_due_date, new.search_text))
  execute function copy_from_claim_file();

create function copy_status_to_claim_file() returns trigger
  language plpgsql as $$
begin
  update claim_file set status_code = new.status_code
    where org_id = new.org_id and claim_file_id = new.claim_file_id;
  return null;
end
$$;
create trigger copy_status_to_claim_file after insert or update of status_code on assignment for each row
  when (new.is_case_master) execute function copy_status_to_claim_file();

create function copy_from_status() returns trigger
  language plpgsql as $$
begin
  update assignment set category_code = new.category_code, status_position = new.position
    where org_id = new.org_id and assignment_type_code = new.assignment_type_code and status_code = new.status_code;
  return null;
end
$$;
create trigger copy_to_assignments after update of category_code, position on status for each row
  when ((old.category_code, old.position) is distinct from (new.category_code, new.position))
  execute function copy_from_status();

create trigger touch before update on assignment for each row execute function touch_updated_at();
call protect_tenant_table('assignment');
