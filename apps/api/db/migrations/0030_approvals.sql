-- Work that one of our managers has to approve says so, apart from what waits for anybody of us.
alter table status drop constraint status_waiting_on_check,
  add constraint status_waiting_on_check
    check (waiting_on in ('us', 'manager', 'claimant', 'shop', 'police', 'insurer', 'other'));
alter table assignment drop constraint assignment_waiting_on_check,
  add constraint assignment_waiting_on_check
    check (waiting_on in ('us', 'manager', 'claimant', 'shop', 'police', 'insurer', 'other'));
alter table claim_file drop constraint claim_file_waiting_on_check,
  add constraint claim_file_waiting_on_check
    check (waiting_on in ('us', 'manager', 'claimant', 'shop', 'police', 'insurer', 'other'));

-- Where an organisation waits for itself and only its managers can go on, and where an inspection is over. What it has
-- changed for itself since is of another form and stays. Nothing
-- was done to the work itself: nobody is told, and no time of a change moves.
alter table assignment disable trigger user;
do $$
declare
  tenant uuid;
begin
  for tenant in select list_org_ids() loop
    perform set_config('app.org_id', tenant::text, true);
    update status s set waiting_on = 'manager', row_version = row_version + 1
    where s.org_id = tenant and s.waiting_on = 'us' and exists (
      select from transition t where t.org_id = tenant and t.assignment_type_code = s.assignment_type_code
        and t.from_status_code = s.status_code and t.role_codes <> '{}'
        and not exists (select from unnest(t.role_codes) as role_code where role_code not like '%.manager'));
    update transition set effects = effects || '{"wake": "appointment"}', row_version = row_version + 1
    where org_id = tenant and assignment_type_code in ('assessment', 'reassessment') and from_status_code = 'inspecting'
      and transition_code in ('draft_note', 'need_disassembly');
  end loop;
  perform set_config('app.org_id', '', true);
end
$$;
alter table assignment enable trigger user;

create index assignment_list_of_waiting_on on assignment (org_id, waiting_on, list_code, due_at, assignment_id)
  where waiting_on is not null;
