-- A guest's session is worth what its link is worth: one that is withdrawn or past its time opens nothing more, and
-- neither does one to work that is closed.

alter table session add column guest_access_id uuid;
alter table session add foreign key (org_id, guest_access_id) references guest_access (org_id, guest_access_id);
comment on column session.guest_access_id is
  'The link that a guest of an assignment came by. Sessions from before it was kept have none and open nothing.';

-- The one place that says what a link opens. It is asked when a guest comes by it and again with every call.
create function guest_link_opens(of_org_id uuid, link_id uuid, at_time timestamptz) returns uuid
  language sql stable
begin atomic
  select link.assignment_id from guest_access link
    join assignment work on work.org_id = link.org_id and work.assignment_id = link.assignment_id
    where link.org_id = of_org_id and link.guest_access_id = link_id
      and link.revoked_at is null and link.expires_at > at_time
      and work.category_code not in ('done', 'cancelled');
end;
comment on function guest_link_opens is 'The assignment that a guest link opens at a time; null when it opens none any more.';

-- More that makes a remembered session untrue.
create or replace function announce_session_change() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('dosar_session', case tg_table_name
    when 'session' then 'session:' || (to_jsonb(old) ->> 'session_id')
    when 'app_user' then 'user:' || (to_jsonb(old) ->> 'user_id')
    when 'user_role' then 'user:' || coalesce(to_jsonb(new) ->> 'user_id', to_jsonb(old) ->> 'user_id')
    when 'replacement' then 'user:' || coalesce(to_jsonb(old) ->> 'deputy_user_id', to_jsonb(new) ->> 'deputy_user_id')
    when 'guest_access' then 'work:' || (to_jsonb(old) ->> 'assignment_id')
    when 'assignment' then 'work:' || (to_jsonb(old) ->> 'assignment_id')
    else 'org:' || coalesce(to_jsonb(new) ->> 'org_id', to_jsonb(old) ->> 'org_id') end);
  return null;
end
$$;
create trigger announce_change after update on guest_access for each row
  when ((old.revoked_at, old.expires_at) is distinct from (new.revoked_at, new.expires_at))
  execute function announce_session_change();
create trigger announce_closing after update of status_code, category_code on assignment for each row
  when (old.category_code is distinct from new.category_code and new.category_code in ('done', 'cancelled'))
  execute function announce_session_change();
