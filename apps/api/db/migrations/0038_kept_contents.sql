-- Contents that no row names (a process was killed between the file and its row) are found by their keys.

create index document_of_content on document (storage_key);
create index document_of_thumbnail on document (thumbnail_key) where thumbnail_key is not null;
create index document_of_copy on document (copy_key) where copy_key is not null;
create index export_of_content on export (storage_key) where storage_key is not null;

grant select (storage_key, thumbnail_key, copy_key) on document to dosar_lookup;
grant select (storage_key) on export to dosar_lookup;
create function find_named_contents(keys text[]) returns setof text
  language sql stable security definer set search_path = public, pg_temp as
$$
  select k from unnest(keys) k
  where exists (select from document d where d.storage_key = k)
    or exists (select from document d where d.thumbnail_key = k)
    or exists (select from document d where d.copy_key = k)
    or exists (select from export e where e.storage_key = k)
$$;
comment on function find_named_contents is 'Those of the keys of kept files that a row of any organisation names.';
grant create on schema public to dosar_lookup;
alter function find_named_contents owner to dosar_lookup;
revoke create on schema public from dosar_lookup;
revoke execute on function find_named_contents from public;
grant execute on function find_named_contents to dosar_app;
