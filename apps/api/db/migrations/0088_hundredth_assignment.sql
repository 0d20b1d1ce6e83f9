-- The hundredth piece of work of a file has a number of three digits. `lpad` cut it to two, so it had the number of the tenth.
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
        returning claim_file_no || '-' || lpad(assignment_count::text, greatest(2, length(assignment_count::text)), '0') into new.assignment_no;
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
