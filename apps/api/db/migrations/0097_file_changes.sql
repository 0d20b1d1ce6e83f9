-- Open pages of a claim file learn of each change of it, whichever area made it: the tables announce, so that no use case forgets to.

create function announce_file() returns trigger
  language plpgsql as $$
begin
  if old.claim_file_id is not null then
    perform pg_notify('dosar_file', concat_ws(' ', old.org_id, old.claim_file_id, tg_argv[0]));
  end if;
  if new.claim_file_id is not null and new.claim_file_id is distinct from old.claim_file_id then
    perform pg_notify('dosar_file', concat_ws(' ', new.org_id, new.claim_file_id, tg_argv[0]));
  end if;
  return null;
end
$$;
comment on function announce_file is 'Tells every server process which claim file changed, and in which area; its streams pass it on.';

-- A migration that creates a table with claim_file_id calls this with the area that owns it.
create procedure announce_file_changes(table_name regclass, area text)
  language plpgsql as $$
begin
  execute format('create trigger announce_file after insert or delete on %s for each row execute function announce_file(%L)',
    table_name, area);
  execute format('create trigger announce_file_change after update on %s for each row
    when (old.* is distinct from new.*) execute function announce_file(%L)', table_name, area);
end
$$;

call announce_file_changes('claim_file', 'claims');
call announce_file_changes('claim_file_link', 'claims');
call announce_file_changes('claim_party', 'claims');
call announce_file_changes('claim_vehicle', 'claims');
call announce_file_changes('note', 'claims');
call announce_file_changes('timeline_event', 'claims');
call announce_file_changes('doc_request', 'documents');
call announce_file_changes('document', 'documents');
call announce_file_changes('message', 'messages');
call announce_file_changes('visit', 'scheduling');
call announce_file_changes('shop_estimate', 'assessment');
call announce_file_changes('claim_money', 'settlement');
call announce_file_changes('coverage', 'settlement');
call announce_file_changes('ledger_entry', 'settlement');
call announce_file_changes('offer', 'settlement');
call announce_file_changes('payment', 'settlement');
call announce_file_changes('payment_order', 'settlement');
call announce_file_changes('recovery', 'settlement');
call announce_file_changes('recovery_receipt', 'settlement');
call announce_file_changes('reserve_change', 'settlement');
call announce_file_changes('tracker_event', 'tracking');
call announce_file_changes('approval', 'workload');
call announce_file_changes('legal_clock', 'workload');

-- Not for bookkeeping, as in announce_change: opening a file must not announce it.
create trigger announce_file after insert or delete on assignment for each row execute function announce_file('assignments');
create trigger announce_file_change after update on assignment for each row
  when ((old.row_version, old.status_code, old.assigned_user_id, old.queue_id, old.due_at, old.priority, old.list_code,
      old.tag_names, old.returned_at, old.new_document_at)
    is distinct from (new.row_version, new.status_code, new.assigned_user_id, new.queue_id, new.due_at, new.priority,
      new.list_code, new.tag_names, new.returned_at, new.new_document_at))
  execute function announce_file('assignments');

-- A note that is being written saves itself every few seconds; others hear when it is begun, committed or replaced.
create trigger announce_file after insert or delete on assessment_note for each row execute function announce_file('assessment');
create trigger announce_file_change after update on assessment_note for each row
  when (old.state is distinct from new.state) execute function announce_file('assessment');

create function announce_question() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('dosar_file', concat_ws(' ', org_id, claim_file_id, 'workload')) from approval
  where org_id = new.org_id and approval_id = new.approval_id and claim_file_id is not null;
  return null;
end
$$;
comment on function announce_question is 'A question about an approval changes the file of the approval.';
create trigger announce_file after insert or update on approval_question for each row execute function announce_question();
