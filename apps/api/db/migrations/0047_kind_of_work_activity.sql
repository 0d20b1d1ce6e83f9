-- The kind of work that organisations were given under the name "Sarcină" is called "Activitate", as on every screen; a name
-- that an organisation chose itself stays.
do $$
declare
  tenant uuid;
begin
  for tenant in select list_org_ids() loop
    perform set_config('app.org_id', tenant::text, true);
    update assignment_type set name_ro = 'Activitate'
      where org_id = tenant and assignment_type_code = 'task' and name_ro = 'Sarcină';
  end loop;
  perform set_config('app.org_id', '', true);
end
$$;
