-- An invitation is a link by e-mail. It opens the page on which a person chooses a password, once and for seven days. An administrator
-- who resets a password sends the same kind of link, so an administrator never knows a password.
create table user_invitation (
  org_id uuid not null,
  user_id uuid not null,
  key_hash text not null unique,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  sent_by_user_id uuid not null,
  used_at timestamptz,
  primary key (org_id, user_id),
  foreign key (org_id, user_id) references app_user (org_id, user_id) on delete cascade,
  foreign key (org_id, sent_by_user_id) references app_user (org_id, user_id),
  constraint user_invitation_ends_after_it_begins check (expires_at > sent_at)
);
comment on table user_invitation is 'The newest link by which a person chooses a password; a new link replaces the one before.';
comment on column user_invitation.key_hash is 'SHA-256 (hex) of the key in the link.';
comment on column user_invitation.sent_by_user_id is 'The administrator who sent it.';
call protect_tenant_table('user_invitation');

create function find_invitation_key(wanted_key_hash text) returns table (org_id uuid, user_id uuid)
  language sql stable security definer set search_path = public, pg_temp as
$$ select i.org_id, i.user_id from user_invitation i where i.key_hash = wanted_key_hash $$;
comment on function find_invitation_key is 'Whom an invitation is for whose key has this SHA-256 (hex).';
grant select (org_id, user_id, key_hash) on user_invitation to dosar_lookup;
create policy lookup on user_invitation for select to dosar_lookup using (true);
grant create on schema public to dosar_lookup;
alter function find_invitation_key owner to dosar_lookup;
revoke create on schema public from dosar_lookup;
revoke execute on function find_invitation_key from public;
grant execute on function find_invitation_key to dosar_app;

alter table app_user
  add column deactivated_at timestamptz,
  add column deactivated_by_user_id uuid,
  add foreign key (org_id, deactivated_by_user_id) references app_user (org_id, user_id);
comment on column app_user.deactivated_at is 'When an administrator ended the access of the person; the name stays in the history.';

alter table user_role
  add column granted_by_user_id uuid,
  add foreign key (org_id, granted_by_user_id) references app_user (org_id, user_id);
comment on column user_role.granted_by_user_id is 'The administrator who gave the role; none for roles from before administrators gave them.';

-- The list of people is read in the order of names, page by page.
create index app_user_by_name on app_user (org_id, full_name, user_id);

-- Every organisation keeps one administrator: without one, only an operator of the database could add people again.
create function keep_an_administrator() returns trigger
  language plpgsql as $$
declare
  of_org uuid := coalesce(new.org_id, old.org_id);
begin
  if current_setting('app.org_id', true) is distinct from of_org::text then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('administrators ' || of_org::text, 0));
  if exists (select from app_user u join user_role r on r.org_id = u.org_id and r.user_id = u.user_id
      where u.org_id = of_org and r.role_code = 'org.configurator' and u.is_active and not u.is_locked) then
    return null;
  end if;
  raise exception 'The last administrator stays.' using errcode = 'check_violation', constraint = 'last_administrator_stays';
end
$$;
comment on function keep_an_administrator is 'Refuses what would leave an organisation without anybody who administers its people.';
create constraint trigger last_administrator_stays after update of is_active, is_locked on app_user
  deferrable initially immediate for each row
  when ((old.is_active and not new.is_active) or (not old.is_locked and new.is_locked))
  execute function keep_an_administrator();
create constraint trigger last_administrator_stays after delete on user_role
  deferrable initially immediate for each row when (old.role_code = 'org.configurator')
  execute function keep_an_administrator();
