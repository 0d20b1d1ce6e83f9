-- Names of saved views, and news about work for whoever has it on the screen.

create unique index saved_view_name_of_owner on saved_view (org_id, owner_user_id, fold_text(name));

-- Not for bookkeeping (last_activity_at, the times of notes and messages): only for what a row of a list shows.
create function announce_assignment() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('dosar_work', new.org_id || ' ' || new.assignment_id);
  return null;
end
$$;
comment on function announce_assignment is 'Tells every server process that work appeared or changed; its streams pass it on.';
create trigger announce_new after insert on assignment for each row execute function announce_assignment();
create trigger announce_change after update on assignment for each row
  when ((old.row_version, old.status_code, old.assigned_user_id, old.queue_id, old.due_at, old.priority, old.list_code,
      old.tag_names, old.returned_at, old.new_document_at)
    is distinct from (new.row_version, new.status_code, new.assigned_user_id, new.queue_id, new.due_at, new.priority,
      new.list_code, new.tag_names, new.returned_at, new.new_document_at))
  execute function announce_assignment();
