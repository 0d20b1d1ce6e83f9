-- Words of a name outlived the name: who was erased, or got another name, left them in the list of words for good.

create table name_word_left (
  org_id uuid not null references organisation,
  word text collate "C" not null,
  primary key (org_id, word)
);
comment on table name_word_left is 'Words that went out of a name, until it is known whether another name still has them; kept by trigger.';

-- Sorted, as where words are remembered.
create function leave_name_words() returns trigger
  language plpgsql as $$
begin
  insert into name_word_left (org_id, word)
  select distinct old.org_id, word from regexp_split_to_table(old.search_text, '\s+') as word
  where length(word) >= 4 and word !~ '\d'
    and (tg_op = 'DELETE' or word <> all (regexp_split_to_array(new.search_text, '\s+')))
  order by word
  on conflict do nothing;
  return null;
end
$$;
create trigger leave_name_words after delete or update of last_name, first_name, company_name on party
  for each row execute function leave_name_words();

call protect_tenant_table('name_word_left', 'select, insert, delete');
grant delete on name_word to dosar_app;
comment on table name_word is 'Every word in a name of a party, folded; kept by trigger, forgotten when no name has it any more.';

-- What was left before this is in no list: each word is looked at once.
do $$
declare
  tenant uuid;
begin
  for tenant in select list_org_ids() loop
    perform set_config('app.org_id', tenant::text, true);
    insert into name_word_left (org_id, word) select org_id, word from name_word where org_id = tenant;
  end loop;
  perform set_config('app.org_id', '', true);
end
$$;
