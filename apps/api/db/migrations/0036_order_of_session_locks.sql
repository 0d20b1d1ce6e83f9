-- Whoever ends several sessions holds them in the order of their ids, as the server does: two that end some of the same
-- sessions wait for each other in one direction only.

create or replace function end_sessions_of_user() returns trigger
  language plpgsql as $$
begin
  perform from session
    where org_id = new.org_id and revoked_at is null and (user_id = new.user_id or actor_user_id = new.user_id)
    order by session_id for update;
  update session set revoked_at = now(), revoked_reason = 'not_welcome', successor_sealed = null
    where org_id = new.org_id and revoked_at is null and (user_id = new.user_id or actor_user_id = new.user_id);
  return null;
end
$$;

create or replace function end_sessions_of_organisation() returns trigger
  language plpgsql as $$
begin
  perform from session where org_id = new.org_id and revoked_at is null order by session_id for update;
  update session set revoked_at = now(), revoked_reason = 'not_welcome', successor_sealed = null
    where org_id = new.org_id and revoked_at is null;
  return null;
end
$$;
