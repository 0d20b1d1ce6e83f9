-- Only the demo world switched features on: in every other organisation managers, absences and reports answered 404. A feature
-- that an organisation has switched off stays off.
do $$
declare
  tenant uuid;
begin
  for tenant in select list_org_ids() loop
    perform set_config('app.org_id', tenant::text, true);
    insert into feature_flag (org_id, feature_code, is_enabled)
    select tenant, feature, true from unnest(array['manager-area', 'reports', 'time-off']) as feature
    where exists (select from organisation where org_id = tenant and org_type = 'primary')
    on conflict do nothing;
  end loop;
  perform set_config('app.org_id', '', true);
end
$$;
