-- Search over files, people, vehicles and documents: folded copies, their trigram indexes, and ways from a person to files.

-- The words of a text as the search compares them: folded, dashes between words, dots inside them gone.
create function search_words(value text) returns text
  language sql immutable parallel safe
  return fold_text(translate(value, '-.', ' '));

-- Generated: no statement and no bulk load can forget them.
alter table party add column search_text text collate "C" not null generated always as (
  search_words(coalesce(last_name, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(company_name, ''))) stored;
alter table vehicle add column search_text text collate "C" not null generated always as (
  lower(coalesce(plate_norm, '') || ' ' || coalesce(vin, ''))) stored;
alter table document add column search_text text collate "C" not null generated always as (
  search_words(file_name || ' ' || coalesce(description, '') || ' ' || coalesce(registration_no, ''))) stored;
comment on column party.search_text is 'Folded names.';
comment on column vehicle.search_text is 'Plate and VIN in lower case.';
comment on column document.search_text is 'Folded file name, description and registration number.';

create index claim_file_search on claim_file using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index party_search on party using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index vehicle_search on vehicle using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index document_search on document using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index claim_file_by_opened on claim_file (org_id, opened_at, claim_file_id);
create index document_of_type on document (org_id, doc_type_code, document_id);

-- From a person to their files.
create index claim_file_of_insured on claim_file (org_id, insured_party_id) where insured_party_id is not null;
create index claim_vehicle_of_driver on claim_vehicle (org_id, driver_party_id) where driver_party_id is not null;
create index vehicle_of_owner on vehicle (org_id, owner_party_id) where owner_party_id is not null;

-- Names repeat: a million claims have some thousand different words. A mistyped one is compared with these, and what is
-- meant is then found as if it had been typed. Comparing it with every person would read a tenth of them.
create table name_word (
  org_id uuid not null references organisation,
  word text collate "C" not null,
  primary key (org_id, word)
);
comment on table name_word is 'Every word that was ever in a name of a party, folded; kept by trigger.';
create index name_word_similar on name_word using gin (word gin_trgm_ops) with (fastupdate = off);

-- Sorted, so that two writers of the same names never wait for each other in a circle.
create function remember_name_words() returns trigger
  language plpgsql as $$
begin
  insert into name_word (org_id, word)
  select new.org_id, said.word from (
    select distinct word from regexp_split_to_table(new.search_text, '\s+') as word
    where length(word) >= 4 and word !~ '\d') as said
  where not exists (select from name_word known where known.org_id = new.org_id and known.word = said.word)
  order by said.word
  on conflict do nothing;
  return null;
end
$$;
create trigger remember_name_words after insert or update of last_name, first_name, company_name on party
  for each row execute function remember_name_words();

call protect_tenant_table('name_word', 'select, insert');

-- What was there before. The owner of the database is bound by the tenant's policy as everybody is.
do $$
declare
  tenant uuid;
begin
  for tenant in select list_org_ids() loop
    perform set_config('app.org_id', tenant::text, true);
    insert into name_word (org_id, word)
    select distinct tenant, word from party, regexp_split_to_table(search_text, '\s+') as word
    where length(word) >= 4 and word !~ '\d';
  end loop;
  perform set_config('app.org_id', '', true);
end
$$;

-- As in assignment_list: search by text is not leakproof, so these views carry the tenant's condition themselves, and their
-- owner may read what is searched, sorted and narrowed by, nothing more. Everything that is shown comes from the tables.
--
-- The owner of the database is a member of dosar_lookup, so its policies hold for the owner as well; a policy that only
-- narrows keeps the owner to one tenant all the same.
do $$
declare
  table_name text;
begin
  foreach table_name in array array['claim_file', 'party', 'vehicle', 'document', 'name_word'] loop
    execute format('create policy lookup on %I for select to dosar_lookup using (true)', table_name);
    execute format('create policy owner_in_tenant on %I as restrictive to %I using (org_id = current_org_id())',
      table_name, current_user);
  end loop;
end
$$;
grant select (org_id, claim_file_id, claim_file_no, opened_at, search_text, policy_type_code, county_code, status_code,
  event_id) on claim_file to dosar_lookup;
grant select (org_id, party_id, search_text) on party to dosar_lookup;
grant select (org_id, vehicle_id, search_text) on vehicle to dosar_lookup;
grant select (org_id, document_id, claim_file_id, doc_type_code, search_text) on document to dosar_lookup;
grant select (org_id, word) on name_word to dosar_lookup;

create view claim_file_search_list as
  select org_id, claim_file_id, claim_file_no, opened_at, search_text, policy_type_code, county_code, status_code, event_id
  from claim_file where org_id = current_org_id();
create view party_search_list as
  select org_id, party_id, search_text from party where org_id = current_org_id();
create view vehicle_search_list as
  select org_id, vehicle_id, search_text from vehicle where org_id = current_org_id();
create view document_search_list as
  select org_id, document_id, claim_file_id, doc_type_code, search_text
  from document where org_id = current_org_id() and claim_file_id is not null;
create view name_word_list as
  select org_id, word from name_word where org_id = current_org_id();
comment on view claim_file_search_list is 'Claim files of the current tenant, to be searched by text.';
comment on view party_search_list is 'People and companies of the current tenant, to be searched by name.';
comment on view vehicle_search_list is 'Vehicles of the current tenant, to be searched by plate and VIN.';
comment on view document_search_list is 'Documents on files of the current tenant, to be searched by text.';
comment on view name_word_list is 'Words of names of the current tenant, to be searched for similar ones.';

grant create on schema public to dosar_lookup;
alter view claim_file_search_list owner to dosar_lookup;
alter view party_search_list owner to dosar_lookup;
alter view vehicle_search_list owner to dosar_lookup;
alter view document_search_list owner to dosar_lookup;
alter view name_word_list owner to dosar_lookup;
revoke create on schema public from dosar_lookup;
grant select on claim_file_search_list, party_search_list, vehicle_search_list, document_search_list, name_word_list
  to dosar_app;
