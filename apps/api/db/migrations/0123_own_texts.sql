-- What the product ships is a base. Organisations change its texts, so each update needs to know which of them are still those of the base.
create table supplied_item (
  org_id uuid not null,
  kind text not null check (kind in ('status', 'status_help', 'tracker_step')),
  item_id text not null,
  adopted jsonb not null check (jsonb_typeof(adopted) = 'object'),
  shipped jsonb not null check (jsonb_typeof(shipped) = 'object'),
  primary key (org_id, kind, item_id),
  foreign key (org_id) references organisation (org_id)
);
comment on table supplied_item is 'The base behind a configured thing that organisations may change; an update compares with it and never overwrites a change.';
comment on column supplied_item.item_id is 'The codes of the thing within its kind, such as assignment_type_code.status_code.';
comment on column supplied_item.adopted is 'Values of the base that the organisation had taken over, or decided against, last.';
comment on column supplied_item.shipped is 'Values of the newest base; where they differ from `adopted`, the organisation has to decide.';
call protect_tenant_table('supplied_item', 'select, insert, update');

-- Until this version no page changed these texts, so what stands there is the base.
do $$
declare
  tenant uuid;
begin
  for tenant in select list_org_ids() loop
    perform set_config('app.org_id', tenant::text, true);
    insert into supplied_item (org_id, kind, item_id, adopted, shipped)
    select tenant, kind, assignment_type_code || '.' || status_code, base, base
    from status
    cross join lateral (values
      ('status_help', jsonb_build_object('help_html_ro', help_html_ro, 'help_html_en', help_html_en)),
      ('status', jsonb_build_object(
        'name_ro', name_ro, 'name_en', name_en, 'color', color,
        'tracker_event_title_ro', tracker_event_title_ro, 'tracker_event_title_en', tracker_event_title_en,
        'tracker_event_description_ro', tracker_event_description_ro,
        'tracker_event_description_en', tracker_event_description_en,
        'tracker_next_step_title_ro', tracker_next_step_title_ro, 'tracker_next_step_title_en', tracker_next_step_title_en,
        'tracker_next_step_description_ro', tracker_next_step_description_ro,
        'tracker_next_step_description_en', tracker_next_step_description_en))) as supplied (kind, base)
    where status.org_id = tenant
    on conflict do nothing;
    insert into supplied_item (org_id, kind, item_id, adopted, shipped)
    select tenant, 'tracker_step', step ->> 'state', base, base
    from tracker_config
    cross join lateral jsonb_array_elements(steps) as step
    cross join lateral (select jsonb_build_object(
      'label_ro', step -> 'label_ro', 'label_en', step -> 'label_en',
      'description_ro', step -> 'description_ro', 'description_en', step -> 'description_en') as base) as supplied
    where tracker_config.org_id = tenant
    on conflict do nothing;
  end loop;
  perform set_config('app.org_id', '', true);
end
$$;

-- Readers of a help text see whose words these are and how old.
alter table status
  add column help_changed_at timestamptz,
  add column help_changed_by uuid,
  add foreign key (org_id, help_changed_by) references app_user (org_id, user_id);
comment on column status.help_changed_at is 'When somebody of the organisation last wrote the help; null while it is that of the base.';
