-- The only ways to see across tenants. Each function answers identifiers and nothing else, and belongs to
-- dosar_lookup, which may read just the columns named here.

grant select (org_id, org_code, org_key, is_active) on organisation to dosar_lookup;
create policy lookup on organisation for select to dosar_lookup using (true);
grant select (org_id, user_id, username_normalised) on app_user to dosar_lookup;
create policy lookup on app_user for select to dosar_lookup using (true);
grant select (org_id, session_id) on session to dosar_lookup;
create policy lookup on session for select to dosar_lookup using (true);
grant select (org_id, guest_access_id, key_hash) on guest_access to dosar_lookup;
create policy lookup on guest_access for select to dosar_lookup using (true);
grant select (org_id, contact_channel_id, confirm_key_hash) on contact_channel to dosar_lookup;
create policy lookup on contact_channel for select to dosar_lookup using (true);
grant select (org_id, doc_request_id, key_hash) on doc_request to dosar_lookup;
create policy lookup on doc_request for select to dosar_lookup using (true);
grant select (org_id, state, available_at) on outbox to dosar_lookup;
create policy lookup on outbox for select to dosar_lookup using (true);

create function find_login(wanted_username text) returns table (org_id uuid, user_id uuid)
  language sql stable security definer set search_path = public, pg_temp as
$$ select u.org_id, u.user_id from app_user u where u.username_normalised = wanted_username $$;
comment on function find_login is 'The user with this normalised name.';

create function find_session(wanted_session_id uuid) returns uuid
  language sql stable security definer set search_path = public, pg_temp as
$$ select s.org_id from session s where s.session_id = wanted_session_id $$;
comment on function find_session is 'The organisation of a session.';

create function find_guest_key(wanted_key_hash text) returns table (org_id uuid, guest_access_id uuid)
  language sql stable security definer set search_path = public, pg_temp as
$$ select g.org_id, g.guest_access_id from guest_access g where g.key_hash = wanted_key_hash $$;
comment on function find_guest_key is 'The guest access whose key has this SHA-256 (hex).';

create function find_org_by_key(wanted_org_key text) returns uuid
  language sql stable security definer set search_path = public, pg_temp as
$$ select o.org_id from organisation o where o.org_key = wanted_org_key and o.is_active $$;
comment on function find_org_by_key is 'The active organisation whose guest pages use this key.';

create function find_org_by_code(wanted_org_code text) returns uuid
  language sql stable security definer set search_path = public, pg_temp as
$$ select o.org_id from organisation o where o.org_code = wanted_org_code and o.is_active $$;
comment on function find_org_by_code is 'The active organisation with this code.';

create function find_contact_key(wanted_key_hash text) returns table (org_id uuid, contact_channel_id uuid)
  language sql stable security definer set search_path = public, pg_temp as
$$ select c.org_id, c.contact_channel_id from contact_channel c where c.confirm_key_hash = wanted_key_hash $$;
comment on function find_contact_key is 'The contact channel whose confirmation key has this SHA-256 (hex).';

create function find_doc_request_key(wanted_key_hash text) returns table (org_id uuid, doc_request_id uuid)
  language sql stable security definer set search_path = public, pg_temp as
$$ select d.org_id, d.doc_request_id from doc_request d where d.key_hash = wanted_key_hash $$;
comment on function find_doc_request_key is 'The document request whose key has this SHA-256 (hex).';

create function list_org_ids() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as
$$ select o.org_id from organisation o order by o.org_id $$;
comment on function list_org_ids is 'Every organisation, for jobs that visit one tenant after the other.';

create function find_orgs_with_due_outbox(due_at timestamptz) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as
$$ select distinct x.org_id from outbox x where x.state in ('pending', 'sending') and x.available_at <= due_at $$;
comment on function find_orgs_with_due_outbox is 'Organisations with a message waiting to be sent.';

-- Substring search is not a "leakproof" operation: behind a row-level security policy PostgreSQL would test every row
-- of the tenant before it looked at the trigram index. This view carries the tenant's condition itself instead, and its
-- owner may read the columns of a list row, nothing more.
grant select (org_id, assignment_id, assignment_no, assignment_key, claim_file_id, assignment_type_code, status_code,
  is_case_master, assigned_user_id, queue_id, priority, due_at, follow_up_at, last_activity_at, category_code,
  status_position, claim_file_no, claimant_name, plate, policy_type_code, county_code, legal_due_date, search_text,
  list_code, row_version, created_at) on assignment to dosar_lookup;
create policy lookup on assignment for select to dosar_lookup using (true);

create view assignment_list as
  select org_id, assignment_id, assignment_no, assignment_key, claim_file_id, assignment_type_code, status_code,
    is_case_master, assigned_user_id, queue_id, priority, due_at, follow_up_at, last_activity_at, category_code,
    status_position, claim_file_no, claimant_name, plate, policy_type_code, county_code, legal_due_date, search_text,
    list_code, row_version, created_at
  from assignment
  where org_id = current_org_id();
comment on view assignment_list is 'What the worklist shows, filters and searches, of the current tenant only. Search by text here, never in the table.';

-- Ownership needs CREATE on the schema at this moment only.
grant create on schema public to dosar_lookup;
alter function find_login owner to dosar_lookup;
alter function find_session owner to dosar_lookup;
alter function find_guest_key owner to dosar_lookup;
alter function find_org_by_key owner to dosar_lookup;
alter function find_org_by_code owner to dosar_lookup;
alter function find_contact_key owner to dosar_lookup;
alter function find_doc_request_key owner to dosar_lookup;
alter function list_org_ids owner to dosar_lookup;
alter function find_orgs_with_due_outbox owner to dosar_lookup;
alter view assignment_list owner to dosar_lookup;
revoke create on schema public from dosar_lookup;

revoke execute on function find_login, find_session, find_guest_key, find_org_by_key, find_org_by_code,
  find_contact_key, find_doc_request_key, list_org_ids, find_orgs_with_due_outbox from public;
grant execute on function find_login, find_session, find_guest_key, find_org_by_key, find_org_by_code,
  find_contact_key, find_doc_request_key, list_org_ids, find_orgs_with_due_outbox to dosar_app;
grant select on assignment_list to dosar_app;
