-- Notes and documents mark their assignments once for each statement: many at once write every row of work but once.

drop trigger mark_note on note;
create or replace function mark_note() returns trigger
  language plpgsql as $$
begin
  update assignment a set last_note_at = greatest(a.last_note_at, newest.at)
    from (select org_id, assignment_id, max(created_at) as at from added group by 1, 2) newest
    where a.org_id = newest.org_id and a.assignment_id = newest.assignment_id;
  return null;
end
$$;
create trigger mark_note after insert on note referencing new table as added
  for each statement execute function mark_note();

-- A document without an assignment is for whoever leads the file. Colleagues' own uploads are no news for the owner.
create function mark_documents() returns trigger
  language plpgsql as $$
begin
  update assignment a set last_document_at = greatest(a.last_document_at, newest.at),
      new_document_at = case when a.category_code in ('new', 'active', 'waiting')
        then greatest(a.new_document_at, newest.from_outside_at) else a.new_document_at end
    from (
      select w.org_id, w.assignment_id, max(d.system_time) as at,
        max(d.system_time) filter (where d.uploaded_by_user_id is null) as from_outside_at
      from added d join assignment w on w.org_id = d.org_id and w.claim_file_id = d.claim_file_id
        and (w.assignment_id = d.assignment_id or d.assignment_id is null and w.is_case_master)
      group by 1, 2
    ) newest
    where a.org_id = newest.org_id and a.assignment_id = newest.assignment_id;
  return null;
end
$$;
drop trigger mark_document on document;
create trigger mark_document after insert on document referencing new table as added
  for each statement execute function mark_documents();
