-- How much is stored, so that one session, link, address, claim or organisation cannot fill the disk of all.

alter table document add column address_key text;
comment on column document.address_key is 'Where a guest sent it from; forgotten after two days.';

create index document_of_session on document (org_id, uploaded_in_session_id);
create index document_of_address on document (org_id, address_key, system_time) where address_key is not null;

create table organisation_storage (
  org_id uuid primary key references organisation,
  bytes bigint not null default 0
);
comment on table organisation_storage is
  'Bytes of an organisation''s documents and their copies. Triggers alone write it; uploads of an organisation wait for each other here.';
call protect_tenant_table('organisation_storage');

create function count_storage() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into organisation_storage as s (org_id, bytes)
      select org_id, sum(size_bytes + copy_size_bytes) from added group by org_id
      on conflict (org_id) do update set bytes = s.bytes + excluded.bytes;
  elsif tg_op = 'DELETE' then
    update organisation_storage s set bytes = s.bytes - gone.bytes
      from (select org_id, sum(size_bytes + copy_size_bytes) as bytes from removed group by org_id) gone
      where s.org_id = gone.org_id;
  else
    update organisation_storage s
      set bytes = s.bytes + new.size_bytes + new.copy_size_bytes - old.size_bytes - old.copy_size_bytes
      where s.org_id = new.org_id;
  end if;
  return null;
end
$$;
create trigger storage_of_added after insert on document referencing new table as added
  for each statement execute function count_storage();
create trigger storage_of_removed after delete on document referencing old table as removed
  for each statement execute function count_storage();
create trigger storage_of_changed after update of size_bytes, copy_size_bytes on document for each row
  when ((old.size_bytes, old.copy_size_bytes) is distinct from (new.size_bytes, new.copy_size_bytes))
  execute function count_storage();

do $$
declare
  tenant uuid;
begin
  for tenant in select list_org_ids() loop
    perform set_config('app.org_id', tenant::text, true);
    insert into organisation_storage (org_id, bytes)
      select tenant, coalesce(sum(size_bytes + copy_size_bytes), 0) from document where org_id = tenant;
  end loop;
  perform set_config('app.org_id', '', true);
end
$$;
