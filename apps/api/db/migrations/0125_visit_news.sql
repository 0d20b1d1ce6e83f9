-- Every change of a visit says who was told of it and by which channel; what became of each message is kept with the message.
create table visit_news (
  org_id uuid not null,
  visit_news_id uuid not null default new_id(),
  visit_id uuid not null,
  claim_file_id uuid not null,
  reason text not null check (reason in ('visit_booked', 'visit_moved', 'visit_cancelled', 'visit_reminder', 'visit_missed',
    'visit_failed', 'visit_unreported')),
  outcome text not null check (outcome in ('told', 'nobody', 'withheld')),
  starts_at timestamptz not null,
  place_id uuid not null,
  was_starts_at timestamptz,
  was_place_id uuid,
  told_at timestamptz not null,
  by_user_id uuid,
  call_assignment_id uuid,
  primary key (org_id, visit_news_id),
  foreign key (org_id, visit_id) references visit (org_id, visit_id),
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id),
  foreign key (org_id, place_id) references place (org_id, place_id),
  foreign key (org_id, was_place_id) references place (org_id, place_id),
  foreign key (org_id, by_user_id) references app_user (org_id, user_id),
  foreign key (org_id, call_assignment_id) references assignment (org_id, assignment_id),
  constraint visit_news_was_somewhere check ((was_starts_at is null) = (was_place_id is null)),
  constraint visit_news_calls_the_unreached check (call_assignment_id is null or outcome = 'nobody')
);
comment on table visit_news is 'What was told about a visit: each change and each reminder, whether anybody could be reached.';
comment on column visit_news.outcome is 'nobody: no recipient could be reached; withheld: staff or a rule of the file said not to tell.';
comment on column visit_news.call_assignment_id is 'The call that was opened because nobody could be reached.';
create index visit_news_of_file on visit_news (org_id, claim_file_id, told_at desc);
create index visit_news_of_visit on visit_news (org_id, visit_id, told_at desc);
call protect_tenant_table('visit_news');
call announce_file_changes('visit_news', 'scheduling');

create table visit_news_recipient (
  org_id uuid not null,
  visit_news_id uuid not null,
  position smallint not null,
  role text not null check (role in ('claimant', 'assessor', 'manager')),
  name text,
  channel text not null check (channel in ('email', 'sms')),
  address text not null,
  message_id uuid,
  outbox_id uuid,
  primary key (org_id, visit_news_id, position),
  foreign key (org_id, visit_news_id) references visit_news (org_id, visit_news_id),
  foreign key (org_id, message_id) references message (org_id, message_id),
  foreign key (org_id, outbox_id) references outbox (org_id, outbox_id),
  constraint visit_news_recipient_was_written_to check ((message_id is null) <> (outbox_id is null))
);
comment on table visit_news_recipient is 'Who was written to about a visit; claimants by a message of the file, staff by one of their own.';
call protect_tenant_table('visit_news_recipient');
