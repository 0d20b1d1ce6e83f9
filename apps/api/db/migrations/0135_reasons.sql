-- Reasons stood in the code and in a list that all organisations shared. Each insurer words its own, so they are data of the organisation.
create table reason (
  org_id uuid not null references organisation (org_id),
  place text not null check (place ~ '^[a-z][a-z_]{0,39}$'),
  reason_code text not null check (reason_code ~ '^[a-z][a-z0-9_]{0,39}$'),
  name_ro text not null check (length(name_ro) between 3 and 120),
  name_en text not null check (length(name_en) between 3 and 120),
  position integer not null default 0,
  is_active boolean not null default true,
  row_version integer not null default 1,
  primary key (org_id, place, reason_code)
);
comment on table reason is 'Why something was refused, cancelled or late: what people choose from, by the place that asks.';
comment on column reason.is_active is 'A retired reason is no longer offered; records that have it still show its name.';
call protect_tenant_table('reason', 'select, insert, update');

alter table supplied_item drop constraint supplied_item_kind_check;
alter table supplied_item
  add constraint supplied_item_kind_check check (kind in ('status', 'status_help', 'tracker_step', 'reason'));

-- Explanations that are written already keep their cause.
do $$
declare
  tenant uuid;
begin
  for tenant in select list_org_ids() loop
    perform set_config('app.org_id', tenant::text, true);
    insert into reason (org_id, place, reason_code, name_ro, name_en, position)
    select tenant, 'delay', delay_cause_code, name_ro, name_en, position from delay_cause;
    insert into supplied_item (org_id, kind, item_id, adopted, shipped)
    select tenant, 'reason', 'delay.' || delay_cause_code, base, base
    from delay_cause
    cross join lateral (select jsonb_build_object('name_ro', name_ro, 'name_en', name_en) as base) as supplied;
  end loop;
  perform set_config('app.org_id', '', true);
end
$$;

alter table legal_clock drop constraint legal_clock_delay_cause_code_fkey;
alter table legal_clock
  add column delay_place text not null generated always as ('delay') stored,
  add foreign key (org_id, delay_place, delay_cause_code) references reason (org_id, place, reason_code);
comment on column legal_clock.delay_place is 'The place of the reasons that explain a delay; half of the key of one.';
drop table delay_cause;
