-- What ends a session whichever way it comes about, who may act for whom, and how a copied refresh token is recognised.

comment on column session.family_id is
  'The sign-in that a session belongs to: its own id, or, for a session that acts for somebody, that of the session it was begun in.';

create table spent_refresh_token (
  org_id uuid not null references organisation,
  token_hash text not null,
  session_id uuid not null,
  spent_at timestamptz not null,
  primary key (org_id, token_hash),
  foreign key (org_id, session_id) references session (org_id, session_id) on delete cascade
);
comment on table spent_refresh_token is
  'Refresh tokens that were replaced. One of them presented again was copied; one that was never issued ends nobody''s session.';
create index spent_refresh_token_of_session on spent_refresh_token (org_id, session_id);
call protect_tenant_table('spent_refresh_token');

-- The one place that says who may act for whom. It is asked before acting begins and again with every call made while
-- acting, so that a withdrawn replacement, a lost role or a switched-off feature ends it at once.
create function may_act_for(of_org_id uuid, deputy_id uuid, replaced_id uuid, on_day date) returns boolean
  language sql stable
begin atomic
  select exists (
      select from organisation o
      where o.org_id = of_org_id and o.is_active and o.app_metadata ->> 'enable_user_impersonation' = 'true')
    and exists (
      select from replacement r
      where r.org_id = of_org_id and r.deputy_user_id = deputy_id and r.replaced_user_id = replaced_id
        and on_day between r.date_from and r.date_to and r.revoked_at is null)
    and exists (
      select from app_user u
      where u.org_id = of_org_id and u.user_id = replaced_id and u.is_active and not u.is_locked)
    -- Nobody becomes a configurator by standing in for one.
    and not exists (
      select from user_role gained
      where gained.org_id = of_org_id and gained.user_id = replaced_id
        and gained.role_code in ('org.configurator', 'app.configurator')
        and not exists (
          select from user_role own
          where own.org_id = of_org_id and own.user_id = deputy_id and own.role_code = gained.role_code));
end;
comment on function may_act_for is 'Whether a user may act for another one on a day (Europe/Bucharest).';

create index session_of_actor on session (org_id, actor_user_id) where actor_user_id is not null and revoked_at is null;

-- Locked or switched off: every session of the user, or in which the user acts, is over, and unlocking brings none back.
create function end_sessions_of_user() returns trigger
  language plpgsql as $$
begin
  update session set revoked_at = now(), revoked_reason = 'not_welcome', successor_sealed = null
    where org_id = new.org_id and revoked_at is null and (user_id = new.user_id or actor_user_id = new.user_id);
  return null;
end
$$;
create trigger end_sessions after update on app_user for each row
  when ((new.is_locked or not new.is_active) and (new.is_locked, new.is_active) is distinct from (old.is_locked, old.is_active))
  execute function end_sessions_of_user();

create function end_sessions_of_organisation() returns trigger
  language plpgsql as $$
begin
  update session set revoked_at = now(), revoked_reason = 'not_welcome', successor_sealed = null
    where org_id = new.org_id and revoked_at is null;
  return null;
end
$$;
create trigger end_sessions after update on organisation for each row
  when (old.is_active and not new.is_active) execute function end_sessions_of_organisation();

-- More that makes a remembered session untrue.
create or replace function announce_session_change() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('dosar_session', case tg_table_name
    when 'session' then 'session:' || (to_jsonb(old) ->> 'session_id')
    when 'app_user' then 'user:' || (to_jsonb(old) ->> 'user_id')
    when 'user_role' then 'user:' || coalesce(to_jsonb(new) ->> 'user_id', to_jsonb(old) ->> 'user_id')
    when 'replacement' then 'user:' || coalesce(to_jsonb(old) ->> 'deputy_user_id', to_jsonb(new) ->> 'deputy_user_id')
    else 'org:' || coalesce(to_jsonb(new) ->> 'org_id', to_jsonb(old) ->> 'org_id') end);
  return null;
end
$$;
create trigger announce_change after insert or update or delete on replacement for each row
  execute function announce_session_change();

drop trigger announce_change on app_user;
create trigger announce_change after update on app_user for each row
  when ((old.is_active, old.is_locked, old.is_external, old.language)
    is distinct from (new.is_active, new.is_locked, new.is_external, new.language))
  execute function announce_session_change();
drop trigger announce_change on organisation;
create trigger announce_change after update on organisation for each row
  when ((old.is_active, old.app_metadata) is distinct from (new.is_active, new.app_metadata))
  execute function announce_session_change();
