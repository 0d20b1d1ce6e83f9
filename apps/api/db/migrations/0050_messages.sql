-- Messages that people write from a claim file, the answers to them, and what becomes of both.

alter table message
  add column thread_id uuid,
  add column internet_message_id text,
  add column template_code text,
  add column send_at timestamptz,
  add column failure text,
  add column call_outcome text check (call_outcome in ('reached', 'no_answer', 'busy', 'voicemail', 'wrong_number')),
  add column call_minutes smallint check (call_minutes between 0 and 600),
  add column sender_party_id uuid,
  add column is_loop boolean not null default false,
  drop constraint message_state_check,
  add constraint message_state_check check (state in
    ('draft', 'queued', 'sent', 'delivered', 'failed', 'bounced', 'cancelled', 'received')),
  add foreign key (org_id, sender_party_id) references party (org_id, party_id);
comment on column message.thread_id is 'The first message of a conversation; null for a message that nothing answers and that answers nothing.';
comment on column message.internet_message_id is 'Message-ID of an e-mail without its brackets: answers name it.';
comment on column message.send_at is 'When it leaves: some seconds after it was written, so that it can be cancelled, or the time that was chosen.';
comment on column message.failure is 'Why it did not arrive, in the words of the mail server or gateway.';
comment on column message.is_loop is 'One of our own messages that came back, or one of too many from the same sender; nobody is told of it.';
create unique index message_by_internet_id on message (org_id, direction, internet_message_id)
  where internet_message_id is not null;
create index message_of_thread on message (org_id, thread_id, system_time) where thread_id is not null;
create index message_without_file on message (org_id, system_time desc, message_id desc)
  where claim_file_id is null and direction = 'in';

create table message_recipient (
  org_id uuid not null,
  message_id uuid not null,
  position smallint not null,
  kind text not null check (kind in ('to', 'cc')),
  address text not null,
  party_id uuid,
  name text,
  outbox_id uuid,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'bounced', 'cancelled')),
  failure text,
  primary key (org_id, message_id, position),
  foreign key (org_id, message_id) references message (org_id, message_id),
  foreign key (org_id, party_id) references party (org_id, party_id),
  foreign key (org_id, outbox_id) references outbox (org_id, outbox_id)
);
comment on table message_recipient is 'Who gets a message that was sent; each recipient has a delivery of their own.';
create index message_recipient_by_outbox on message_recipient (org_id, outbox_id) where outbox_id is not null;
create index message_recipient_by_address on message_recipient (org_id, address);
call protect_tenant_table('message_recipient');

create table message_attachment (
  org_id uuid not null,
  message_id uuid not null,
  position smallint not null,
  file_name text not null,
  mime_type text not null,
  size_bytes bigint not null check (size_bytes >= 0),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  storage_key text,
  document_id uuid,
  refused_because text check (refused_because in ('type', 'size', 'number')),
  primary key (org_id, message_id, position),
  foreign key (org_id, message_id) references message (org_id, message_id),
  foreign key (org_id, document_id) references document (org_id, document_id)
);
comment on table message_attachment is 'A file that left with a message or came with one. What came is a document once the message has a claim file.';
comment on column message_attachment.refused_because is 'Why a file that came was not kept.';
create index message_attachment_of_document on message_attachment (org_id, document_id) where document_id is not null;
create index message_attachment_of_content on message_attachment (storage_key) where storage_key is not null;
call protect_tenant_table('message_attachment');

create table message_template (
  org_id uuid not null references organisation,
  template_code text not null check (template_code ~ '^[a-z][a-z0-9_]{0,59}$'),
  channel text not null check (channel in ('email', 'sms')),
  language text not null check (language in ('ro', 'en')),
  name text not null,
  subject text,
  body text not null,
  position smallint not null default 0,
  version integer not null default 1,
  is_active boolean not null default true,
  row_version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (org_id, template_code, channel, language),
  constraint message_template_of_email_has_a_subject check (channel = 'sms' or subject is not null)
);
comment on table message_template is 'A text to begin a message with; {{variables}} are filled from the claim file.';
create trigger touch before update on message_template for each row execute function touch_updated_at();
call protect_tenant_table('message_template');

create table inbound_mail_key (
  org_id uuid not null references organisation,
  key_hash text not null check (key_hash ~ '^[0-9a-f]{64}$'),
  created_by_user_id uuid,
  created_at timestamptz not null default now(),
  primary key (org_id),
  foreign key (org_id, created_by_user_id) references app_user (org_id, user_id)
);
comment on table inbound_mail_key is 'SHA-256 of the key by which the mail server of an organisation hands over what it receives.';
call protect_tenant_table('inbound_mail_key');

-- E-mails of claim files carry headers and files, and may leave later.
alter table outbox
  add column send_at timestamptz,
  add column mail jsonb;
comment on column outbox.mail is 'Headers and attachments of an e-mail of a claim file: who else gets it, what it answers, where the files lie.';
create index outbox_of_message on outbox (org_id, message_id) where message_id is not null;

-- Calls are written down by the handlers themselves, and what a machine answered is no news.
drop trigger mark_received_message on message;
create function mark_filed_message() returns trigger
  language plpgsql as $$
begin
  if new.direction = 'in' and new.kind <> 'call' and not new.is_auto_reply and not new.is_loop
    and new.claim_file_id is not null then
    update assignment set last_message_at = greatest(last_message_at, new.system_time)
      where org_id = new.org_id and claim_file_id = new.claim_file_id
        and (assignment_id = new.assignment_id or new.assignment_id is null and is_case_master);
  end if;
  return null;
end
$$;
create trigger mark_filed_message after insert or update of claim_file_id on message
  for each row execute function mark_filed_message();
drop function mark_received_message();

grant select (storage_key) on message_attachment to dosar_lookup;
create policy lookup on message_attachment for select to dosar_lookup using (true);
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
$$;
comment on function find_named_contents is 'Those of the keys of kept files that a row of any organisation names.';
grant create on schema public to dosar_lookup;
alter function find_named_contents owner to dosar_lookup;
revoke create on schema public from dosar_lookup;
revoke execute on function find_named_contents from public;
grant execute on function find_named_contents to dosar_app;
