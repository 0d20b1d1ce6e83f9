-- Roles that an organisation composes of the built-in ones. `user_role` stays what everything reads: it holds what a person was
-- given directly, and what a composed role brings. The suffixes of the specification go on to work, since no code of a composed role
-- ever stands there.
create table own_role (
  org_id uuid not null references organisation,
  own_role_id uuid not null default new_id(),
  name text not null check (btrim(name) <> ''),
  description text not null default '',
  row_version integer not null default 1,
  primary key (org_id, own_role_id)
);
comment on table own_role is 'A role that an organisation composed of built-in roles.';
create unique index own_role_name_is_unique on own_role (org_id, lower(name));
call protect_tenant_table('own_role');

create table own_role_part (
  org_id uuid not null,
  own_role_id uuid not null,
  role_code text not null references role check (role_code <> 'partner.user'),
  primary key (org_id, own_role_id, role_code),
  foreign key (org_id, own_role_id) references own_role (org_id, own_role_id) on delete cascade
);
comment on table own_role_part is 'A built-in role whose rights a composed role brings.';
call protect_tenant_table('own_role_part');

create table user_own_role (
  org_id uuid not null,
  user_id uuid not null,
  own_role_id uuid not null,
  granted_at timestamptz not null,
  granted_by_user_id uuid not null,
  primary key (org_id, user_id, own_role_id),
  foreign key (org_id, user_id) references app_user (org_id, user_id) on delete cascade,
  constraint own_role_is_held foreign key (org_id, own_role_id) references own_role (org_id, own_role_id),
  foreign key (org_id, granted_by_user_id) references app_user (org_id, user_id)
);
comment on table user_own_role is 'Composed roles of a user.';
comment on column user_own_role.granted_by_user_id is 'The administrator who gave the role.';
create index user_own_role_by_role on user_own_role (org_id, own_role_id);
call protect_tenant_table('user_own_role');

alter table user_role add column is_direct boolean not null default true;
comment on column user_role.is_direct is 'Given by itself; otherwise a composed role of the user brings it and takes it away.';

create function compose_roles(of_org uuid, of_user uuid) returns void
  language plpgsql as $$
begin
  -- Whoever changes the roles of the person at the same moment waits, and sees what this leaves.
  perform from app_user where org_id = of_org and user_id = of_user for no key update;
  if not found then return; end if;
  insert into user_role (org_id, user_id, role_code, is_direct)
    select distinct of_org, of_user, part.role_code, false
    from user_own_role held join own_role_part part on part.org_id = held.org_id and part.own_role_id = held.own_role_id
    where held.org_id = of_org and held.user_id = of_user
    on conflict do nothing;
  delete from user_role brought
    where brought.org_id = of_org and brought.user_id = of_user and not brought.is_direct and not exists (
      select from user_own_role held join own_role_part part on part.org_id = held.org_id and part.own_role_id = held.own_role_id
      where held.org_id = of_org and held.user_id = of_user and part.role_code = brought.role_code);
end
$$;
comment on function compose_roles is 'Makes the roles of a user those given directly and those that composed roles bring.';

create function compose_roles_of_row() returns trigger
  language plpgsql as $$
begin
  perform compose_roles(coalesce(new.org_id, old.org_id), coalesce(new.user_id, old.user_id));
  return null;
end
$$;
create trigger compose_roles after insert or delete on user_own_role for each row
  execute function compose_roles_of_row();
create trigger compose_roles after delete on user_role for each row when (old.is_direct)
  execute function compose_roles_of_row();

create function hold_own_role() returns trigger
  language plpgsql as $$
begin
  -- A change of the parts waits for whoever gives the role, and the other way round.
  perform from own_role where org_id = new.org_id and own_role_id = new.own_role_id for share;
  return new;
end
$$;
create trigger hold_own_role before insert on user_own_role for each row execute function hold_own_role();

create function compose_roles_of_part() returns trigger
  language plpgsql as $$
declare
  holder record;
begin
  for holder in
    select distinct held.org_id, held.user_id
    from changed join user_own_role held on held.org_id = changed.org_id and held.own_role_id = changed.own_role_id
    order by held.user_id
  loop
    perform compose_roles(holder.org_id, holder.user_id);
  end loop;
  return null;
end
$$;
create trigger compose_roles_of_new after insert on own_role_part referencing new table as changed for each statement
  execute function compose_roles_of_part();
create trigger compose_roles_of_old after delete on own_role_part referencing old table as changed for each statement
  execute function compose_roles_of_part();
