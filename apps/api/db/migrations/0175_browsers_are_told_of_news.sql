-- Claimants have their browsers say that a case has news. What the push service needs is kept for each browser, person and case.
create table push_subscription (
  org_id uuid not null,
  push_subscription_id uuid not null default new_id(),
  claim_file_id uuid not null,
  party_id uuid not null,
  endpoint text not null check (length(endpoint) between 10 and 1000),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  device text not null check (length(device) between 2 and 60),
  created_at timestamptz not null,
  last_told_at timestamptz,
  primary key (org_id, push_subscription_id),
  unique (org_id, claim_file_id, party_id, endpoint),
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id),
  foreign key (org_id, party_id) references party (org_id, party_id)
);
comment on table push_subscription is 'Browsers that a claimant lets say that a case has news. Removed when they are taken back, when their push service no longer knows them, and when their person has left the case.';
comment on column push_subscription.endpoint is 'Where the push service takes news for this browser; a secret between the two of us.';
comment on column push_subscription.device is 'What the claimant knows the device by, such as "Chrome, Android".';
call protect_tenant_table('push_subscription', 'select, insert, update, delete');
call announce_file_changes('push_subscription', 'messages');

-- News for browsers leave by the outbox, with its retries and hours.
alter table outbox drop constraint outbox_kind_check;
alter table outbox add constraint outbox_kind_check check (kind in ('email', 'sms', 'push')) not valid;
