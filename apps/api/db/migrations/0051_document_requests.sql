-- Document requests as a whole: whom they were sent to and how, what became of each item, reminders, and the claimant's link.

alter table doc_request drop constraint doc_request_channel_check;
alter table doc_request
  add constraint doc_request_channel_check check (channel in ('email', 'sms', 'both')),
  add column language text not null default 'ro' check (language in ('ro', 'en')),
  add column asked_by_user_id uuid,
  add column completed_at timestamptz,
  add foreign key (org_id, asked_by_user_id) references app_user (org_id, user_id);
comment on column doc_request.language is 'The language of the messages and of the page, that of the recipient when it was sent.';
comment on column doc_request.completed_at is 'When the last item was accepted or waived.';
create index doc_request_open on doc_request (org_id, expires_at)
  where status in ('sent', 'viewed', 'partial', 'received');

alter table doc_request_item drop constraint doc_request_item_state_check;
alter table doc_request_item
  add constraint doc_request_item_state_check
    check (state in ('requested', 'received', 'accepted', 'rejected', 'not_owned', 'waived')),
  add column answered_at timestamptz,
  add column decided_at timestamptz,
  add column decided_by_user_id uuid,
  add column not_owned_code text
    check (not_owned_code in ('where_from', 'not_now', 'somebody_else', 'given_already', 'other')),
  add column not_owned_note text,
  add foreign key (org_id, decided_by_user_id) references app_user (org_id, user_id);
comment on column doc_request_item.answered_at is 'When the recipient last sent documents for it, or said that there are none.';
comment on column doc_request_item.state is
  'rejected: to be sent again; not_owned: the recipient says that there is none; waived: the reason was accepted.';

create index document_of_request_item on document (org_id, doc_request_item_id, system_time)
  where doc_request_item_id is not null;

alter table doc_type
  add column guidance_ro text,
  add column guidance_en text,
  add column example_code text not null default 'paper' check (example_code in ('paper', 'card', 'photo', 'form'));
comment on column doc_type.guidance_ro is 'What a claimant who is asked for it reads: what it is for and how to photograph it.';
comment on column doc_type.example_code is 'Which pair of a good and a bad example is drawn beside it.';

create table doc_request_rule (
  org_id uuid primary key references organisation,
  reminder_days integer[] not null default '{3,7,14}' check (
    cardinality(reminder_days) <= 10 and 1 <= all (reminder_days) and 180 >= all (reminder_days)),
  reminder_time time not null default '09:00',
  quiet_from time not null default '20:00',
  quiet_until time not null default '08:00',
  due_days smallint not null default 7 check (due_days between 1 and 180),
  valid_days smallint not null default 30 check (valid_days between 1 and 365),
  row_version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint doc_request_rule_reminds_in_waking_hours check (
    quiet_until < quiet_from and reminder_time >= quiet_until and reminder_time < quiet_from)
);
comment on table doc_request_rule is
  'How an organisation asks for documents: days after the request on which it reminds, the hours in which it writes to nobody, terms. Without a row the defaults hold.';
call protect_tenant_table('doc_request_rule');

create table doc_request_reminder (
  org_id uuid not null,
  doc_request_reminder_id uuid not null default new_id(),
  doc_request_id uuid not null,
  due_at timestamptz not null,
  is_moved boolean not null default false,
  state text not null default 'planned' check (state in ('planned', 'sent', 'cancelled')),
  sent_at timestamptz,
  primary key (org_id, doc_request_reminder_id),
  foreign key (org_id, doc_request_id) references doc_request (org_id, doc_request_id) on delete cascade
);
comment on table doc_request_reminder is 'Reminders of a request, each at the hour at which it leaves.';
comment on column doc_request_reminder.is_moved is 'Its day was a weekend or a holiday: it leaves on the next working day.';
create index doc_request_reminder_of_request on doc_request_reminder (org_id, doc_request_id, due_at);
create index doc_request_reminder_planned on doc_request_reminder (org_id, due_at) where state = 'planned';
call protect_tenant_table('doc_request_reminder');

-- A guest's session may be worth one request for documents.
alter table session add column guest_doc_request_id uuid;
alter table session add foreign key (org_id, guest_doc_request_id) references doc_request (org_id, doc_request_id);
comment on column session.guest_doc_request_id is 'The request for documents whose link the guest came by.';

-- The one place that says whether the link of a request opens it. Asked when a guest comes by it and again with every call.
create function doc_request_link_opens(of_org_id uuid, request_id uuid, at_time timestamptz) returns boolean
  language sql stable
begin atomic
  select exists (select from doc_request request
    where request.org_id = of_org_id and request.doc_request_id = request_id
      and request.status in ('sent', 'viewed', 'partial', 'received', 'accepted') and request.expires_at > at_time);
end;
comment on function doc_request_link_opens is 'Whether the link of a request for documents opens it at a time.';

create or replace function announce_session_change() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('dosar_session', case tg_table_name
    when 'session' then 'session:' || (to_jsonb(old) ->> 'session_id')
    when 'app_user' then 'user:' || (to_jsonb(old) ->> 'user_id')
    when 'user_role' then 'user:' || coalesce(to_jsonb(new) ->> 'user_id', to_jsonb(old) ->> 'user_id')
    when 'replacement' then 'user:' || coalesce(to_jsonb(old) ->> 'deputy_user_id', to_jsonb(new) ->> 'deputy_user_id')
    when 'guest_access' then 'work:' || (to_jsonb(old) ->> 'assignment_id')
    when 'assignment' then 'work:' || (to_jsonb(old) ->> 'assignment_id')
    when 'doc_request' then 'request:' || (to_jsonb(old) ->> 'doc_request_id')
    else 'org:' || coalesce(to_jsonb(new) ->> 'org_id', to_jsonb(old) ->> 'org_id') end);
  return null;
end
$$;
create trigger announce_change after update of status, expires_at on doc_request for each row
  when ((old.status, old.expires_at) is distinct from (new.status, new.expires_at)
    and (new.status in ('cancelled', 'expired') or new.expires_at < old.expires_at))
  execute function announce_session_change();

alter table upload add column doc_request_item_id uuid;
alter table upload add foreign key (org_id, doc_request_item_id)
  references doc_request_item (org_id, doc_request_item_id) on delete set null (doc_request_item_id);
comment on column upload.doc_request_item_id is 'What a guest was asked for and answers with it.';
