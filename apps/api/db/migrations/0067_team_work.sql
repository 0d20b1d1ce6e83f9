-- What each person of a team can carry and which work, and the figures of a team out of one index.

create table work_profile (
  org_id uuid not null,
  user_id uuid not null,
  capacity_points integer not null check (capacity_points between 1 and 10000),
  county_codes text[] not null check (cardinality(county_codes) <= 50),
  policy_type_codes text[] not null check (cardinality(policy_type_codes) <= 50),
  assignment_type_codes text[] not null check (cardinality(assignment_type_codes) <= 50),
  row_version integer not null default 1,
  primary key (org_id, user_id),
  foreign key (org_id, user_id) references app_user (org_id, user_id) on delete cascade
);
comment on table work_profile is 'How much somebody can carry and which work, as their manager said it; an empty list means all.';
call protect_tenant_table('work_profile');

-- The open work of some people with all that a team page counts: read without the rows.
create index assignment_open_of_user on assignment (org_id, assigned_user_id, list_code)
  include (assignment_type_code, category_code, waiting_on, due_at, legal_due_date, created_at, assigned_at)
  where list_code in ('active', 'waiting', 'snoozed');
create index assignment_done_of_user on assignment (org_id, assigned_user_id, done_at)
  include (list_code, assigned_at) where done_at is not null;

grant select (done_at) on assignment to dosar_lookup;
create or replace view assignment_list as
  select org_id, assignment_id, assignment_no, assignment_key, claim_file_id, assignment_type_code, status_code,
    is_case_master, assigned_user_id, queue_id, priority, due_at, follow_up_at, last_activity_at, category_code,
    status_position, claim_file_no, claimant_name, plate, policy_type_code, county_code, legal_due_date, search_text,
    list_code, row_version, created_at, snoozed_until, snoozed_for, returned_at, tag_names, last_note_at,
    last_message_at, last_document_at, new_document_at, is_special_customer, partner_id, waiting_on, assigned_at, done_at
  from assignment
  where org_id = current_org_id();
