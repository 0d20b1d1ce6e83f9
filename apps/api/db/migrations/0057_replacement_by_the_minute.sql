-- A replacement begins and ends by the minute: half days count, and nothing of it is left a minute after its end.

alter table replacement
  add column first_part text not null default 'whole' check (first_part in ('whole', 'morning', 'afternoon')),
  add column last_part text not null default 'whole' check (last_part in ('whole', 'morning', 'afternoon')),
  add column begins_at timestamptz not null generated always as (
    (date_from + case first_part when 'afternoon' then time '12:00' else time '00:00' end) at time zone 'Europe/Bucharest') stored,
  add column ends_at timestamptz not null generated always as (
    (case last_part when 'morning' then date_to + time '12:00' else date_to + 1 + time '00:00' end)
      at time zone 'Europe/Bucharest') stored;
comment on table replacement is 'Who works in whose name, from one moment to another; half days end or begin at noon (Europe/Bucharest).';

alter table absence
  add column begins_at timestamptz not null generated always as (
    (date_from + case first_part when 'afternoon' then time '12:00' else time '00:00' end) at time zone 'Europe/Bucharest') stored,
  add column ends_at timestamptz not null generated always as (
    (case last_part when 'morning' then date_to + time '12:00' else date_to + 1 + time '00:00' end)
      at time zone 'Europe/Bucharest') stored;

create function replaced_users_at(of_org_id uuid, deputy_id uuid, moment timestamptz)
  returns table (replaced_user_id uuid, date_from date, date_to date)
  language sql stable
begin atomic
  -- With A replaced by B and B by C, C works for both, for as long as both replacements last.
  with recursive chain as (
    select r.replaced_user_id, r.date_from, r.date_to from replacement r
    where r.org_id = of_org_id and r.deputy_user_id = deputy_id and r.revoked_at is null
      and moment >= r.begins_at and moment < r.ends_at
    union
    select r.replaced_user_id, greatest(r.date_from, chain.date_from), least(r.date_to, chain.date_to)
    from chain join replacement r on r.org_id = of_org_id and r.deputy_user_id = chain.replaced_user_id
    where r.revoked_at is null and moment >= r.begins_at and moment < r.ends_at
  )
  select chain.replaced_user_id, min(chain.date_from), max(chain.date_to) from chain
  where chain.replaced_user_id <> deputy_id
  group by chain.replaced_user_id;
end;
comment on function replaced_users_at is 'Whom a user replaces at a moment, through any number of deputies.';

create function may_act_at(of_org_id uuid, deputy_id uuid, replaced_id uuid, moment timestamptz) returns boolean
  language sql stable
begin atomic
  select may_act_for(of_org_id, deputy_id, replaced_id, (moment at time zone 'Europe/Bucharest')::date)
    and exists (
      select from replaced_users_at(of_org_id, deputy_id, moment) r where r.replaced_user_id = replaced_id);
end;
comment on function may_act_at is 'Whether a user may work in the name of another at a moment; may_act_for tells whether on some part of a day.';

create function contact_at(of_org_id uuid, owner_id uuid, moment timestamptz) returns uuid
  language sql stable
begin atomic
  -- Deputies of deputies, until somebody is there; somebody who is away without a deputy is nobody's contact.
  with recursive chain as (
    select owner_id as user_id, 0 as steps
    union all
    select next.deputy_user_id, chain.steps + 1
    from chain cross join lateral (
      select r.deputy_user_id from replacement r
      where r.org_id = of_org_id and r.replaced_user_id = chain.user_id and r.revoked_at is null
        and moment >= r.begins_at and moment < r.ends_at
      order by r.created_at desc, r.replacement_id desc limit 1) next
    where chain.steps < 20
  ), present as (
    select chain.user_id from chain order by chain.steps desc limit 1
  )
  select present.user_id from present
  where not exists (
    select from absence join absence_type on absence_type.absence_type_code = absence.absence_type_code
    where absence.org_id = of_org_id and absence.user_id = present.user_id and absence.status = 'approved'
      and absence_type.counts_as_away and moment >= absence.begins_at and moment < absence.ends_at);
end;
comment on function contact_at is 'Who answers for the work of a user at a moment: the user, or whoever works in their name then; null when nobody does.';

alter table assignment_type
  add column when_away text not null default 'replacement' check (when_away in ('replacement', 'queue'));
comment on column assignment_type.when_away is 'Where new work goes that is meant for somebody who is away; without a replacement always to the queue.';

do $$
declare
  tenant uuid;
begin
  for tenant in select list_org_ids() loop
    perform set_config('app.org_id', tenant::text, true);
    update replacement set first_part = absence.first_part, last_part = absence.last_part
      from absence
      where replacement.org_id = tenant and absence.org_id = tenant and absence.absence_id = replacement.absence_id;
    update assignment_type set when_away = 'queue'
      where org_id = tenant and assignment_type_code in ('payment', 'liquidation', 'recovery');
  end loop;
  perform set_config('app.org_id', '', true);
end
$$;
