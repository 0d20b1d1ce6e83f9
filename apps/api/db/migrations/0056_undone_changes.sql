-- Changes that had been taken back before they had a state. 0045 meant to mark them, but the owner of the database is bound by
-- the tenant's policy as everybody is: without an organisation it sees no row.
do $$
declare
  tenant uuid;
begin
  for tenant in select list_org_ids() loop
    perform set_config('app.org_id', tenant::text, true);
    update assignment_change set state = 'undone'
      where org_id = tenant and undone_at is not null and state = 'done';
  end loop;
  perform set_config('app.org_id', '', true);
end
$$;
