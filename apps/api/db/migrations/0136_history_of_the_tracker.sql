-- Words and steps of the tracker stand on one page, so the changes of the steps belong to its history.
do $$
declare
  tenant uuid;
begin
  for tenant in select list_org_ids() loop
    perform set_config('app.org_id', tenant::text, true);
    update setting_change set page = 'tracker' where org_id = tenant and page = 'tracker-steps';
  end loop;
  perform set_config('app.org_id', '', true);
end
$$;
