-- E-mails that came are whole: the raw message and every file of it stay, also those that become no document. Where a message went is
-- said, and one that nobody can place says why.
alter table message
  add column reply_to_address text,
  add column raw_storage_key text,
  add column content_sha256 text check (content_sha256 ~ '^[0-9a-f]{64}$'),
  add column unfiled_because text check (unfiled_because in ('nothing', 'several', 'contradiction', 'loop')),
  add column possible_file_nos text[] not null default '{}';
comment on column message.reply_to_address is 'Where its sender wants the answer: Reply-To when it differs from From.';
comment on column message.raw_storage_key is 'Content of the raw message (MIME) as the mail server handed it over.';
comment on column message.content_sha256 is 'Of sender, subject, text and files: a message with a known Message-ID is a repetition only when this agrees.';
comment on column message.unfiled_because is 'Why it was put into no file by itself: nothing points to one, several do, what it says points to different ones, or a loop.';
comment on column message.possible_file_nos is 'Numbers of the files that something in it points to, for whoever files it.';

drop index message_by_internet_id;
create unique index message_by_internet_id on message (org_id, direction, internet_message_id, content_sha256) nulls not distinct
  where internet_message_id is not null;
create index message_of_raw_content on message (raw_storage_key) where raw_storage_key is not null;

alter table message_attachment
  add column moved_to_file_no text,
  drop constraint message_attachment_refused_because_check,
  add constraint message_attachment_refused_because_check
    check (refused_because in ('type', 'size', 'number', 'signature', 'unpacked'));
comment on column message_attachment.refused_because is
  'Why a file that came became no document. Its content is kept all the same, and handed out as it came to staff only.';
comment on column message_attachment.moved_to_file_no is 'The claim file that its document alone was moved to.';
create index message_attachment_by_hash on message_attachment (org_id, sha256) where sha256 is not null;

-- A policy is found by its letters and digits, whatever stands between them.
create index claim_file_by_policy on claim_file
  (org_id, (upper(regexp_replace(policy_number, '[^[:alnum:]]', '', 'g'))))
  where policy_number is not null;

grant select (raw_storage_key) on message to dosar_lookup;
create policy lookup on message for select to dosar_lookup using (true);
drop function find_named_contents;
create function find_named_contents(keys text[]) returns setof text
  language sql stable security definer set search_path = public, pg_temp as
$$
  select k from unnest(keys) k
  where exists (select from document d where d.storage_key = k)
    or exists (select from document d where d.thumbnail_key = k)
    or exists (select from document d where d.copy_key = k)
    or exists (select from export e where e.storage_key = k)
    or exists (select from message_attachment a where a.storage_key = k)
    or exists (select from message m where m.raw_storage_key = k)
    or exists (select from report_file f where f.storage_key = k)
    or exists (select from bank_statement s where s.storage_key = k)
    or exists (select from special_customer_pack p where p.pdf_key = k)
    or exists (select from special_customer_pack p where p.xlsx_key = k)
$$;
comment on function find_named_contents is 'Those of the keys of kept files that a row of any organisation names.';
grant create on schema public to dosar_lookup;
alter function find_named_contents owner to dosar_lookup;
revoke create on schema public from dosar_lookup;
revoke execute on function find_named_contents from public;
grant execute on function find_named_contents to dosar_app;
