-- Every server process remembers sessions for a few seconds. Whatever makes such a memory untrue is announced, so that
-- sign-out, a lock or a lost role act at once everywhere.

create function announce_session_change() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('dosar_session', case tg_table_name
    when 'session' then 'session:' || (to_jsonb(old) ->> 'session_id')
    when 'app_user' then 'user:' || (to_jsonb(old) ->> 'user_id')
    when 'user_role' then 'user:' || coalesce(to_jsonb(new) ->> 'user_id', to_jsonb(old) ->> 'user_id')
    else 'org:' || coalesce(to_jsonb(new) ->> 'org_id', to_jsonb(old) ->> 'org_id') end);
  return null;
end
$$;

create trigger announce_change after update on session for each row
  when ((old.revoked_at, old.kind, old.user_id, old.actor_user_id, old.tracker_claim_file_id, old.absolute_expires_at)
    is distinct from
    (new.revoked_at, new.kind, new.user_id, new.actor_user_id, new.tracker_claim_file_id, new.absolute_expires_at))
  execute function announce_session_change();
create trigger announce_change after update on app_user for each row
  when ((old.is_active, old.is_locked, old.language) is distinct from (new.is_active, new.is_locked, new.language))
  execute function announce_session_change();
create trigger announce_change after insert or update or delete on user_role for each row
  execute function announce_session_change();
create trigger announce_change after insert or update or delete on feature_flag for each row
  execute function announce_session_change();
create trigger announce_change after update on organisation for each row
  when (old.is_active is distinct from new.is_active) execute function announce_session_change();
