-- Copies of a picture (the small one, and the one that people outside see) are made once, in the background.

alter table document
  add column copy_key text,
  add column copy_size_bytes bigint not null default 0 check (copy_size_bytes >= 0),
  add column copies_state text not null default 'none' check (copies_state in ('waiting', 'ready', 'none')),
  add column copies_attempts smallint not null default 0,
  add column copies_leased_until timestamptz;
comment on column document.copy_key is 'The picture as people outside the organisation see it: upright, without place and camera.';
comment on column document.copies_state is 'Whether the copies of a picture have to be made, are there, or cannot be made.';

-- So far the copy for people outside was made for each of their views.
alter table document disable trigger user;
do $$
declare
  tenant uuid;
begin
  for tenant in select list_org_ids() loop
    perform set_config('app.org_id', tenant::text, true);
    update document set copies_state = 'waiting' where org_id = tenant and thumbnail_key is not null;
  end loop;
  perform set_config('app.org_id', '', true);
end
$$;
alter table document enable trigger user;

create index document_copies_waiting on document (org_id, system_time desc) where copies_state = 'waiting';

grant select (org_id, copies_state) on document to dosar_lookup;
create function find_orgs_with_waiting_copies() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as
$$ select distinct d.org_id from document d where d.copies_state = 'waiting' $$;
comment on function find_orgs_with_waiting_copies is 'Organisations with a picture whose copies have to be made.';
grant create on schema public to dosar_lookup;
alter function find_orgs_with_waiting_copies owner to dosar_lookup;
revoke create on schema public from dosar_lookup;
revoke execute on function find_orgs_with_waiting_copies from public;
grant execute on function find_orgs_with_waiting_copies to dosar_app;
