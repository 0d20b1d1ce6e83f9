-- Absences with balances and replacement. Whoever may act for a colleague, and whose work shows under whom, follows from
-- approved absences, through any number of deputies.

create table absence_type (
  absence_type_code text primary key,
  name_ro text not null,
  name_en text not null,
  short_ro text not null,
  short_en text not null,
  deducts_balance boolean not null,
  returns_rest_days boolean not null,
  counts_as_away boolean not null,
  needs_certificate boolean not null,
  only_managers boolean not null,
  position integer not null
);
comment on table absence_type is 'Kinds of absence with their rules.';
comment on column absence_type.counts_as_away is 'False where the person works, only elsewhere.';
comment on column absence_type.returns_rest_days is 'Gives back the days of rest leave that it falls into.';
grant select on absence_type to dosar_app;

create table absence (
  org_id uuid not null,
  absence_id uuid not null default new_id(),
  user_id uuid not null,
  absence_type_code text not null references absence_type,
  date_from date not null,
  date_to date not null,
  first_part text not null check (first_part in ('whole', 'morning', 'afternoon')),
  last_part text not null check (last_part in ('whole', 'morning', 'afternoon')),
  half_days integer not null check (half_days > 0),
  status text not null check (status in ('draft', 'asked', 'approved', 'refused', 'cancelled', 'revoked')),
  replacement_user_id uuid,
  replacement_answer text check (replacement_answer in ('asked', 'accepted', 'refused')),
  replacement_reason text,
  note text,
  certificate_no text,
  created_by_user_id uuid not null,
  sent_at timestamptz,
  decided_by_user_id uuid,
  decided_at timestamptz,
  decision_reason text,
  assignment_change_id uuid,
  started_at timestamptz,
  ended_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (org_id, absence_id),
  foreign key (org_id, user_id) references app_user (org_id, user_id),
  foreign key (org_id, replacement_user_id) references app_user (org_id, user_id),
  foreign key (org_id, created_by_user_id) references app_user (org_id, user_id),
  foreign key (org_id, decided_by_user_id) references app_user (org_id, user_id),
  constraint absence_period_is_ordered check (date_from <= date_to),
  constraint absence_replacement_is_somebody_else check (replacement_user_id <> user_id),
  constraint absence_replacement_has_answer check ((replacement_user_id is null) = (replacement_answer is null)),
  constraint absence_decision_names_who check ((status in ('approved', 'refused', 'revoked')) <= (decided_by_user_id is not null))
);
comment on table absence is 'Days on which somebody does not work, from a draft to its end.';
comment on column absence.half_days is 'Half days of work that it takes, as counted when it was asked for.';
comment on column absence.assignment_change_id is 'The work that was handed over when it was approved.';
create index absence_of_user on absence (org_id, user_id, date_from);
create index absence_by_day on absence (org_id, date_to, date_from) where status in ('asked', 'approved');
create index absence_of_replacement on absence (org_id, replacement_user_id, date_to)
  where status in ('asked', 'approved');
call protect_tenant_table('absence');

create table leave_balance (
  org_id uuid not null,
  user_id uuid not null,
  year integer not null check (year between 2000 and 2100),
  entitled_half_days integer not null check (entitled_half_days between 0 and 400),
  carried_half_days integer not null default 0 check (carried_half_days between 0 and 400),
  row_version integer not null default 1,
  primary key (org_id, user_id, year),
  foreign key (org_id, user_id) references app_user (org_id, user_id)
);
comment on table leave_balance is 'Rest leave to which somebody is entitled in a year, in half days; what is taken follows from absences.';
call protect_tenant_table('leave_balance');

create table closure (
  org_id uuid not null references organisation,
  closure_date date not null,
  name_ro text not null,
  name_en text not null,
  primary key (org_id, closure_date)
);
comment on table closure is 'Days on which an organisation is closed, beside public holidays.';
call protect_tenant_table('closure');

create table presence_minimum (
  org_id uuid not null,
  team_id uuid not null,
  people integer not null check (people between 1 and 1000),
  primary key (org_id, team_id),
  foreign key (org_id, team_id) references team (org_id, team_id)
);
comment on table presence_minimum is 'How many people of a team have to be there on a working day; fewer is warned of, never refused.';
call protect_tenant_table('presence_minimum');

create table absence_feed (
  org_id uuid not null,
  user_id uuid not null,
  key_hash text not null constraint absence_feed_key_is_unique unique,
  created_at timestamptz not null default now(),
  primary key (org_id, user_id),
  foreign key (org_id, user_id) references app_user (org_id, user_id)
);
comment on table absence_feed is 'The private calendar address of somebody; only the SHA-256 of its key is kept.';
call protect_tenant_table('absence_feed');

grant select (org_id, user_id, key_hash) on absence_feed to dosar_lookup;
create policy lookup on absence_feed for select to dosar_lookup using (true);
create function find_absence_feed(wanted_key_hash text) returns table (org_id uuid, user_id uuid)
  language sql stable security definer set search_path = public, pg_temp as
$$ select f.org_id, f.user_id from absence_feed f where f.key_hash = wanted_key_hash $$;
comment on function find_absence_feed is 'Whose calendar address has a key with this SHA-256 (hex).';
grant create on schema public to dosar_lookup;
alter function find_absence_feed owner to dosar_lookup;
revoke create on schema public from dosar_lookup;
revoke execute on function find_absence_feed from public;
grant execute on function find_absence_feed to dosar_app;

alter table replacement
  add column absence_id uuid,
  add foreign key (org_id, absence_id) references absence (org_id, absence_id);
comment on column replacement.absence_id is 'The approved absence that it comes from.';

create function replaced_users(of_org_id uuid, deputy_id uuid, on_day date)
  returns table (replaced_user_id uuid, date_from date, date_to date)
  language sql stable
begin atomic
  -- With A replaced by B and B by C, C works for both, on the days that both replacements have.
  with recursive chain as (
    select r.replaced_user_id, r.date_from, r.date_to from replacement r
    where r.org_id = of_org_id and r.deputy_user_id = deputy_id and r.revoked_at is null
      and on_day between r.date_from and r.date_to
    union
    select r.replaced_user_id, greatest(r.date_from, chain.date_from), least(r.date_to, chain.date_to)
    from chain join replacement r on r.org_id = of_org_id and r.deputy_user_id = chain.replaced_user_id
    where r.revoked_at is null and on_day between r.date_from and r.date_to
  )
  select chain.replaced_user_id, min(chain.date_from), max(chain.date_to) from chain
  where chain.replaced_user_id <> deputy_id
  group by chain.replaced_user_id;
end;
create index timeline_event_on_behalf on timeline_event (org_id, on_behalf_of_user_id, system_time)
  where on_behalf_of_user_id is not null;
comment on function replaced_users is 'Whom a user replaces on a day (Europe/Bucharest), through any number of deputies.';

create or replace function may_act_for(of_org_id uuid, deputy_id uuid, replaced_id uuid, on_day date) returns boolean
  language sql stable
begin atomic
  select exists (
      select from organisation o
      where o.org_id = of_org_id and o.is_active and o.app_metadata ->> 'enable_user_impersonation' = 'true')
    and exists (
      select from replaced_users(of_org_id, deputy_id, on_day) r where r.replaced_user_id = replaced_id)
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
