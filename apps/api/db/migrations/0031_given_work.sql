-- Work that is given to somebody comes into their list then, however old it is.
grant select (assigned_at) on assignment to dosar_lookup;
create or replace view assignment_list as
  select org_id, assignment_id, assignment_no, assignment_key, claim_file_id, assignment_type_code, status_code,
    is_case_master, assigned_user_id, queue_id, priority, due_at, follow_up_at, last_activity_at, category_code,
    status_position, claim_file_no, claimant_name, plate, policy_type_code, county_code, legal_due_date, search_text,
    list_code, row_version, created_at, snoozed_until, snoozed_for, returned_at, tag_names, last_note_at,
    last_message_at, last_document_at, new_document_at, is_special_customer, partner_id, waiting_on, assigned_at
  from assignment
  where org_id = current_org_id();
