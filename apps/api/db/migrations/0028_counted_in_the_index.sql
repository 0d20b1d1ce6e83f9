-- Whom work waits for is a copy of its status, as its category is: a count of it compares one column with one word, where it
-- looked up the statuses for each row. Before, only a transition wrote it.
create or replace function copy_to_assignment() returns trigger
  language plpgsql as $$
begin
  select s.category_code, s.position, s.waiting_on into strict new.category_code, new.status_position, new.waiting_on
    from status s
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

create or replace function copy_from_status() returns trigger
  language plpgsql as $$
begin
  update assignment set category_code = new.category_code, status_position = new.position, waiting_on = new.waiting_on
    where org_id = new.org_id and assignment_type_code = new.assignment_type_code and status_code = new.status_code;
  return null;
end
$$;
drop trigger copy_to_assignments on status;
create trigger copy_to_assignments after update of category_code, position, waiting_on on status for each row
  when ((old.category_code, old.position, old.waiting_on) is distinct from (new.category_code, new.position, new.waiting_on))
  execute function copy_from_status();

comment on column assignment.status_position is 'Copied from the status by trigger, as is waiting_on; the worklist sorts by it.';
grant select (waiting_on) on assignment to dosar_lookup;
create or replace view assignment_list as
  select org_id, assignment_id, assignment_no, assignment_key, claim_file_id, assignment_type_code, status_code,
    is_case_master, assigned_user_id, queue_id, priority, due_at, follow_up_at, last_activity_at, category_code,
    status_position, claim_file_no, claimant_name, plate, policy_type_code, county_code, legal_due_date, search_text,
    list_code, row_version, created_at, snoozed_until, snoozed_for, returned_at, tag_names, last_note_at,
    last_message_at, last_document_at, new_document_at, is_special_customer, partner_id, waiting_on
  from assignment
  where org_id = current_org_id();

-- What no transition has written. Nothing was done to this work: nobody is told, and no time of a change moves.
drop index assignment_dashboard;
alter table assignment disable trigger user;
do $$
declare
  tenant uuid;
begin
  for tenant in select list_org_ids() loop
    perform set_config('app.org_id', tenant::text, true);
    update assignment set waiting_on = s.waiting_on from status s
    where assignment.org_id = tenant and s.org_id = tenant and s.assignment_type_code = assignment.assignment_type_code
      and s.status_code = assignment.status_code and assignment.waiting_on is distinct from s.waiting_on;
  end loop;
  perform set_config('app.org_id', '', true);
end
$$;
alter table assignment enable trigger user;

create index assignment_dashboard on assignment (org_id, assigned_user_id, list_code, category_code, waiting_on)
  include (legal_due_date, last_activity_at)
  where list_code in ('active', 'waiting');

-- A count stays in its index only where a page is known to be visible to all, which vacuum finds out. It came when a fifth of
-- the table had changed: at a million, long after most work that is open.
alter table assignment set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
