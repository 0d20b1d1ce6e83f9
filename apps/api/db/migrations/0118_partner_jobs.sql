-- Work that partners do for a claim file: what is asked of whom, what was proposed and chosen, and every step of it.

create table partner_job (
  org_id uuid not null references organisation (org_id),
  partner_job_id uuid not null default new_id(),
  claim_file_id uuid not null,
  kind text not null check (kind in ('repair', 'glass', 'towing', 'rental', 'expert', 'legal')),
  state text not null default 'draft' check (state in ('draft', 'sent', 'accepted', 'declined', 'quoted', 'approved', 'in_work',
    'waiting_parts', 'done', 'invoiced', 'paid', 'cancelled')),
  state_since timestamptz not null,
  next_party text check (next_party in ('handler', 'partner', 'payments')),
  due_at timestamptz,
  partner_id uuid,
  shop_name text collate "ro-x-icu" check (length(shop_name) between 2 and 120),
  shop_phone text check (length(shop_phone) <= 20),
  shop_email text check (length(shop_email) <= 254),
  shop_address text check (length(shop_address) <= 200),
  vehicle_plate text check (length(vehicle_plate) <= 20),
  vehicle_name text check (length(vehicle_name) <= 120),
  contact_name text check (length(contact_name) <= 120),
  contact_phone text check (length(contact_phone) <= 20),
  damage text not null check (length(damage) between 1 and 2000),
  note text check (length(note) <= 2000),
  choice_reason text check (length(choice_reason) between 3 and 500),
  on_silence text not null check (on_silence in ('next', 'ask')),
  offer_no integer not null default 0,
  parts_until date,
  promised_on date,
  quote_bani bigint check (quote_bani between 1 and 100000000000),
  agreed_bani bigint check (agreed_bani between 1 and 100000000000),
  invoice_number text check (length(invoice_number) between 1 and 40),
  invoice_date date,
  invoice_bani bigint check (invoice_bani between 1 and 100000000000),
  difference_reason text check (length(difference_reason) between 3 and 500),
  invoice_cleared_at timestamptz,
  made_by_user_id uuid,
  created_at timestamptz not null,
  ended_at timestamptz,
  row_version integer not null default 1,
  primary key (org_id, partner_job_id),
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id),
  foreign key (org_id, partner_id) references partner (org_id, partner_id),
  foreign key (org_id, made_by_user_id) references app_user (org_id, user_id),
  constraint partner_job_has_one_shop check (partner_id is null or shop_name is null),
  constraint partner_job_that_was_sent_has_a_shop
    check (state in ('draft', 'declined', 'cancelled') or partner_id is not null or shop_name is not null),
  constraint partner_job_that_was_sent_has_a_reason check (offer_no = 0 or choice_reason is not null),
  constraint partner_job_has_next_party_until_it_ends check ((next_party is null) = (state in ('paid', 'cancelled'))),
  constraint partner_job_end_is_told check ((ended_at is null) = (state not in ('paid', 'cancelled'))),
  constraint partner_job_waits_until_a_day check (state <> 'waiting_parts' or parts_until is not null),
  constraint partner_job_invoice_is_whole
    check ((invoice_number is null) = (invoice_bani is null) and (invoice_number is null) = (invoice_date is null)),
  constraint partner_job_is_paid_after_the_check check (state <> 'paid' or invoice_cleared_at is not null)
);
comment on table partner_job is 'One piece of work that a partner, or a shop that somebody typed, does for a claim file.';
comment on column partner_job.next_party is 'Who has to act next; none once it is paid or cancelled.';
comment on column partner_job.due_at is 'Until when the next party has to act; null where no time is set.';
comment on column partner_job.shop_name is 'A shop that is in no directory, as it was typed.';
comment on column partner_job.vehicle_name is 'Make, model and year, as they were when the job was made.';
comment on column partner_job.contact_name is 'Whom the partner calls, copied when the job is made; forgotten some time after it ended.';
comment on column partner_job.on_silence is 'What happens when an offer is not answered in time: the next proposed partner gets it, or the handler is asked.';
comment on column partner_job.offer_no is 'Number of the last offer; 0 before the first.';
comment on column partner_job.parts_until is 'Until when it waits for parts.';
comment on column partner_job.promised_on is 'The day on which the partner says it will be done.';
comment on column partner_job.quote_bani is 'The estimate of the partner, VAT included.';
comment on column partner_job.agreed_bani is 'The estimate that was approved, VAT included.';
comment on column partner_job.difference_reason is 'Why an invoice that differs from what was agreed is paid all the same.';
create index partner_job_of_file on partner_job (org_id, claim_file_id, created_at);
create index partner_job_of_partner on partner_job (org_id, partner_id, state);
create index partner_job_by_due on partner_job (org_id, due_at) where next_party is not null and due_at is not null;
call protect_tenant_table('partner_job');
call announce_file_changes('partner_job', 'partners');

create table partner_job_proposal (
  org_id uuid not null,
  partner_job_id uuid not null,
  partner_id uuid not null,
  position smallint not null check (position between 1 and 50),
  reasons jsonb not null,
  proposed_at timestamptz not null,
  primary key (org_id, partner_job_id, partner_id),
  foreign key (org_id, partner_job_id) references partner_job (org_id, partner_job_id),
  foreign key (org_id, partner_id) references partner (org_id, partner_id)
);
comment on table partner_job_proposal is 'Partners that were proposed when a job was made, in the order in which they stood; kept, so that proposals and choices can be counted.';
comment on column partner_job_proposal.reasons is 'Why it stood there, as [{code, is_good, value}].';
create index partner_job_proposal_of_partner on partner_job_proposal (org_id, partner_id, proposed_at);
call protect_tenant_table('partner_job_proposal');

create table partner_job_offer (
  org_id uuid not null,
  partner_job_id uuid not null,
  offer_no integer not null check (offer_no > 0),
  partner_id uuid,
  shop_name text collate "ro-x-icu",
  chosen_by text not null check (chosen_by in ('handler', 'product')),
  choice_reason text not null,
  sent_at timestamptz not null,
  due_at timestamptz not null,
  answer text check (answer in ('accepted', 'declined', 'silent', 'withdrawn')),
  answered_at timestamptz,
  answer_reason text check (length(answer_reason) between 3 and 500),
  primary key (org_id, partner_job_id, offer_no),
  foreign key (org_id, partner_job_id) references partner_job (org_id, partner_job_id),
  foreign key (org_id, partner_id) references partner (org_id, partner_id),
  constraint partner_job_offer_answer_is_whole check ((answer is null) = (answered_at is null))
);
comment on table partner_job_offer is 'To whom a job was offered, one after another; its number makes each offer happen once.';
create unique index partner_job_offer_is_alone on partner_job_offer (org_id, partner_job_id) where answer is null;
create index partner_job_offer_of_partner on partner_job_offer (org_id, partner_id, sent_at);
call protect_tenant_table('partner_job_offer');

create table partner_job_step (
  org_id uuid not null,
  partner_job_id uuid not null,
  step_no integer not null check (step_no > 0),
  act text not null,
  from_state text not null,
  to_state text not null,
  side text not null check (side in ('handler', 'partner', 'payments', 'product')),
  is_by_phone boolean not null default false,
  actor_user_id uuid,
  actor_name text,
  reason text check (length(reason) <= 500),
  facts jsonb not null default '{}',
  was_due_at timestamptz,
  happened_at timestamptz not null,
  primary key (org_id, partner_job_id, step_no),
  foreign key (org_id, partner_job_id) references partner_job (org_id, partner_job_id),
  foreign key (org_id, actor_user_id) references app_user (org_id, user_id)
);
comment on table partner_job_step is 'Every act on a job, in order.';
comment on column partner_job_step.is_by_phone is 'The handler wrote down what the partner told.';
comment on column partner_job_step.actor_name is 'Who acted for the partner; people of another organisation are known by name alone.';
comment on column partner_job_step.was_due_at is 'Until when this step had to happen.';
call protect_tenant_table('partner_job_step', 'select, insert');

create table partner_job_document (
  org_id uuid not null,
  partner_job_id uuid not null,
  document_id uuid not null,
  added_at timestamptz not null,
  primary key (org_id, partner_job_id, document_id),
  foreign key (org_id, partner_job_id) references partner_job (org_id, partner_job_id),
  foreign key (org_id, document_id) references document (org_id, document_id)
);
comment on table partner_job_document is 'Photos and documents of the file that go along with a job.';
call protect_tenant_table('partner_job_document');
