-- Example pictures of the insurer's own, in place of the drawn ones that claimants see for each kind of document.

create table doc_example_picture (
  org_id uuid not null references organisation,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  content text not null check (length(content) between 1 and 350000),
  stored_at timestamptz not null,
  primary key (org_id, content_hash)
);
comment on table doc_example_picture is 'Pictures of good documents that an organisation has sent, as JPEG; `doc_type.example_hash` names the one in use.';
comment on column doc_example_picture.content is 'The bytes as base64.';
call protect_tenant_table('doc_example_picture');

alter table doc_type
  add column example_hash text,
  add column example_alt_ro text,
  add column example_alt_en text,
  add constraint doc_type_example_has_its_words check (
    (example_hash is null) = (example_alt_ro is null) and (example_hash is null) = (example_alt_en is null)),
  add foreign key (org_id, example_hash) references doc_example_picture (org_id, content_hash);
comment on column doc_type.example_hash is 'The picture that claimants see; null for the drawn one of example_code.';
comment on column doc_type.example_alt_ro is 'What the picture shows, for those who do not see it.';

-- Whoever has the address of a picture sees it: guests have no organisation before their link is known.
grant select (content_hash, content) on doc_example_picture to dosar_lookup;
create policy lookup on doc_example_picture for select to dosar_lookup using (true);
create function find_doc_example(wanted_hash text) returns setof text
  language sql stable security definer set search_path = public, pg_temp as
$$ select picture.content from doc_example_picture picture where picture.content_hash = wanted_hash limit 1 $$;
comment on function find_doc_example is 'The example picture with a hash; every organisation that sent it has the same bytes.';
grant create on schema public to dosar_lookup;
alter function find_doc_example owner to dosar_lookup;
revoke create on schema public from dosar_lookup;
revoke execute on function find_doc_example from public;
grant execute on function find_doc_example to dosar_app;
