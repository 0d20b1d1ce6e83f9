-- Money of claim files: what is covered and reserved, offers, orders and payments, and the ledger that every sum comes from.
-- All amounts are whole bani. Entries of the ledger and payments are never changed or removed; what was wrong is corrected by
-- another entry.

create table claim_money (
  org_id uuid not null,
  claim_file_id uuid not null,
  estimated_bani bigint,
  agreed_bani bigint,
  reserve_bani bigint constraint money_reserve_is_not_negative check (reserve_bani >= 0),
  paid_bani bigint constraint money_paid_is_not_negative check (paid_bani >= 0),
  recourse_bani bigint,
  residual_bani bigint,
  row_version integer not null default 1,
  primary key (org_id, claim_file_id),
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id)
);
comment on table claim_money is 'The sums of a file, kept by trigger from its ledger alone; its version grows with every entry.';
call protect_tenant_table('claim_money');

create table coverage (
  org_id uuid not null,
  claim_file_id uuid not null,
  coverage_code text not null check (coverage_code in ('vehicle', 'property', 'loss_of_use', 'injury', 'penalty')),
  limit_bani bigint check (limit_bani > 0),
  deductible_bani bigint not null default 0 check (deductible_bani >= 0),
  reserve_bani bigint not null default 0 constraint coverage_reserve_is_not_negative check (reserve_bani >= 0),
  paid_bani bigint not null default 0 constraint coverage_paid_is_not_negative check (paid_bani >= 0),
  primary key (org_id, claim_file_id, coverage_code),
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id)
);
comment on table coverage is 'What a policy covers on a file, with its limit, and what is reserved and paid for it (kept by trigger from the ledger).';
comment on column coverage.limit_bani is 'The most that the policy pays; null when it names none.';
call protect_tenant_table('coverage');

create table offer (
  org_id uuid not null,
  offer_id uuid not null default new_id(),
  claim_file_id uuid not null,
  offer_no integer not null check (offer_no > 0),
  state text not null default 'draft'
    check (state in ('draft', 'asked', 'approved', 'issued', 'accepted', 'contested', 'replaced')),
  lines jsonb not null,
  compensation_bani bigint not null check (compensation_bani >= 0),
  penalty_bani bigint not null check (penalty_bani >= 0),
  amount_bani bigint not null generated always as (compensation_bani + penalty_bani) stored
    constraint offer_amount_is_positive check (compensation_bani + penalty_bani > 0),
  recipient_party_id uuid not null,
  language text not null check (language in ('ro', 'en')),
  note text,
  approved_by_user_id uuid,
  approved_at timestamptz,
  decision_note text,
  offer_key text constraint offer_key_is_unique unique,
  key_hash text constraint offer_key_hash_is_unique unique,
  expires_at timestamptz,
  document_id uuid,
  issued_at timestamptz,
  issued_by_user_id uuid,
  viewed_at timestamptz,
  answered_at timestamptz,
  answered_by text check (answered_by in ('claimant', 'staff')),
  contest_reasons text[] not null default '{}',
  contest_note text,
  wants_undisputed boolean not null default false,
  payee_name text,
  iban_sealed text,
  iban_hash text,
  iban_masked text,
  created_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  row_version integer not null default 1,
  primary key (org_id, offer_id),
  unique (org_id, claim_file_id, offer_no),
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id),
  foreign key (org_id, recipient_party_id) references party (org_id, party_id),
  foreign key (org_id, document_id) references document (org_id, document_id) on delete set null (document_id),
  foreign key (org_id, created_by_user_id) references app_user (org_id, user_id),
  foreign key (org_id, approved_by_user_id) references app_user (org_id, user_id),
  foreign key (org_id, issued_by_user_id) references app_user (org_id, user_id),
  constraint offer_sent_has_key check
    ((state in ('issued', 'accepted', 'contested')) <= (key_hash is not null and issued_at is not null)),
  constraint offer_answer_names_who check ((state in ('accepted', 'contested')) <= (answered_by is not null))
);
comment on table offer is 'Offers of money, with the lines that their amount follows from, until the claimant has answered.';
comment on column offer.lines is 'What the amount follows from: code, note and signed bani of each line, in order.';
comment on column offer.offer_key is 'Key of the link that the claimant got.';
comment on column offer.wants_undisputed is 'Contests it, and wants the offered amount in the meantime.';
create unique index offer_in_preparation_is_one on offer (org_id, claim_file_id) where state in ('draft', 'asked', 'approved');
create unique index offer_before_claimant_is_one on offer (org_id, claim_file_id) where state in ('issued', 'contested');
call protect_tenant_table('offer');

grant select (org_id, offer_id, key_hash) on offer to dosar_lookup;
create policy lookup on offer for select to dosar_lookup using (true);
create function find_offer_key(wanted_key_hash text) returns table (org_id uuid, offer_id uuid)
  language sql stable security definer set search_path = public, pg_temp as
$$ select o.org_id, o.offer_id from offer o where o.key_hash = wanted_key_hash $$;
comment on function find_offer_key is 'Which offer has a link whose key has this SHA-256 (hex).';
grant create on schema public to dosar_lookup;
alter function find_offer_key owner to dosar_lookup;
revoke create on schema public from dosar_lookup;
revoke execute on function find_offer_key from public;
grant execute on function find_offer_key to dosar_app;

-- The one place that says whether the link of an offer opens it. Asked when a guest comes by it and again with every call.
create function offer_link_opens(of_org_id uuid, wanted_offer_id uuid, at_time timestamptz) returns boolean
  language sql stable
begin atomic
  select exists (select from offer o
    where o.org_id = of_org_id and o.offer_id = wanted_offer_id
      and o.state in ('issued', 'accepted', 'contested') and o.expires_at > at_time);
end;
comment on function offer_link_opens is 'Whether the link of an offer opens it at a time.';

alter table session add column guest_offer_id uuid;
alter table session add foreign key (org_id, guest_offer_id) references offer (org_id, offer_id);
comment on column session.guest_offer_id is 'The offer whose link the guest came by.';

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
    when 'offer' then 'offer:' || (to_jsonb(old) ->> 'offer_id')
    else 'org:' || coalesce(to_jsonb(new) ->> 'org_id', to_jsonb(old) ->> 'org_id') end);
  return null;
end
$$;
create trigger announce_change after update of state, expires_at on offer for each row
  when (new.state = 'replaced' and old.state <> 'replaced' or new.expires_at < old.expires_at)
  execute function announce_session_change();

create table paying_account (
  org_id uuid primary key references organisation,
  holder_name text not null,
  iban_sealed text not null,
  iban_masked text not null,
  bic text check (bic ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
  row_version integer not null default 1,
  updated_at timestamptz not null default now()
);
comment on table paying_account is 'The account from which an organisation pays.';
call protect_tenant_table('paying_account');

create table payment_export (
  org_id uuid not null,
  payment_export_id uuid not null default new_id(),
  export_no integer not null check (export_no > 0),
  requested_on date not null,
  order_count integer not null check (order_count > 0),
  total_bani bigint not null check (total_bani > 0),
  holder_name text not null,
  iban_sealed text not null,
  bic text,
  created_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (org_id, payment_export_id),
  constraint payment_export_no_is_unique unique (org_id, export_no),
  foreign key (org_id, created_by_user_id) references app_user (org_id, user_id)
);
comment on table payment_export is 'Payment orders that were given to the bank together, from which account; it can be downloaded again.';
call protect_tenant_table('payment_export', 'select, insert');

create table payment_order (
  org_id uuid not null,
  payment_order_id uuid not null default new_id(),
  claim_file_id uuid not null,
  offer_id uuid not null,
  reference text not null check (reference ~ '^[A-Z0-9-]{3,35}$'),
  state text not null check (state in ('asked', 'ordered', 'exported', 'paid', 'cancelled')),
  amount_bani bigint not null constraint payment_order_amount_is_positive check (amount_bani > 0),
  paid_bani bigint not null default 0,
  payee_name text not null,
  iban_sealed text not null,
  iban_hash text not null,
  iban_masked text not null,
  payment_export_id uuid,
  created_by_user_id uuid not null,
  approved_by_user_id uuid,
  approved_at timestamptz,
  decision_note text,
  cancel_reason text,
  created_at timestamptz not null default now(),
  row_version integer not null default 1,
  primary key (org_id, payment_order_id),
  constraint payment_order_reference_is_unique unique (org_id, reference),
  constraint payment_order_is_not_overpaid check (paid_bani between 0 and amount_bani),
  constraint payment_order_cancelled_is_unpaid check (state <> 'cancelled' or paid_bani = 0),
  constraint payment_order_paid_is_whole check ((state = 'paid') <= (paid_bani = amount_bani)),
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id),
  foreign key (org_id, offer_id) references offer (org_id, offer_id),
  foreign key (org_id, payment_export_id) references payment_export (org_id, payment_export_id),
  foreign key (org_id, created_by_user_id) references app_user (org_id, user_id),
  foreign key (org_id, approved_by_user_id) references app_user (org_id, user_id)
);
comment on table payment_order is 'Orders to pay what an accepted offer says, to whom and into which account.';
comment on column payment_order.reference is 'What the bank carries from end to end: number of the file and of the order.';
comment on column payment_order.paid_bani is 'Kept by trigger from payments.';
create unique index payment_order_of_offer_is_one on payment_order (org_id, offer_id) where state <> 'cancelled';
create index payment_order_of_file on payment_order (org_id, claim_file_id);
create index payment_order_by_state on payment_order (org_id, state, payment_order_id);
create index payment_order_of_export on payment_order (org_id, payment_export_id) where payment_export_id is not null;
call protect_tenant_table('payment_order');

create table payment (
  org_id uuid not null,
  payment_id uuid not null default new_id(),
  payment_order_id uuid not null,
  claim_file_id uuid not null,
  amount_bani bigint not null check (amount_bani <> 0),
  paid_on date not null,
  source text not null check (source in ('manual', 'statement')),
  bank_reference text,
  corrects_payment_id uuid,
  reason text,
  created_by_user_id uuid not null,
  system_time timestamptz not null,
  primary key (org_id, payment_id),
  constraint payment_bank_reference_is_unique unique (org_id, bank_reference),
  constraint payment_is_corrected_once unique (org_id, corrects_payment_id),
  constraint payment_correction_takes_back check ((amount_bani < 0) = (corrects_payment_id is not null)),
  foreign key (org_id, payment_order_id) references payment_order (org_id, payment_order_id),
  foreign key (org_id, corrects_payment_id) references payment (org_id, payment_id),
  foreign key (org_id, created_by_user_id) references app_user (org_id, user_id)
);
comment on table payment is 'Money that has reached its payee, by hand or from a statement of the bank; corrections take back.';
create index payment_of_order on payment (org_id, payment_order_id);
create index payment_of_file on payment (org_id, claim_file_id, system_time);
call protect_tenant_table('payment', 'select, insert');

create table ledger_entry (
  org_id uuid not null,
  ledger_entry_id uuid not null default new_id(),
  claim_file_id uuid not null,
  account text not null check (account in ('estimated', 'agreed', 'reserve', 'paid', 'recourse', 'residual')),
  coverage_code text check (coverage_code in ('vehicle', 'property', 'loss_of_use', 'injury', 'penalty')),
  change_bani bigint not null constraint ledger_change_is_an_amount
    check (change_bani <> 0 and change_bani between -1000000000000 and 1000000000000),
  balance_bani bigint not null,
  reason text not null,
  is_automatic boolean not null default false,
  payment_id uuid,
  created_by_user_id uuid,
  system_time timestamptz not null,
  primary key (org_id, ledger_entry_id),
  constraint ledger_entry_has_coverage check ((account in ('reserve', 'paid')) = (coverage_code is not null)),
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id),
  foreign key (org_id, payment_id) references payment (org_id, payment_id),
  foreign key (org_id, created_by_user_id) references app_user (org_id, user_id)
);
comment on table ledger_entry is 'Every change of an amount of a file, with its reason and who made it.';
comment on column ledger_entry.balance_bani is 'What it makes of the account, of the coverage for reserves and payments; filled by trigger.';
create index ledger_entry_of_file on ledger_entry (org_id, claim_file_id, ledger_entry_id);
call protect_tenant_table('ledger_entry', 'select, insert');

create function book_ledger_entry() returns trigger
  language plpgsql as $$
begin
  -- The row of the file comes first: entries of one file wait for each other here.
  insert into claim_money as money (org_id, claim_file_id, estimated_bani, agreed_bani, reserve_bani, paid_bani,
      recourse_bani, residual_bani)
    values (new.org_id, new.claim_file_id, null, null, null, null, null, null)
    on conflict (org_id, claim_file_id) do nothing;
  update claim_money money set
      estimated_bani = case new.account when 'estimated' then coalesce(estimated_bani, 0) + new.change_bani else estimated_bani end,
      agreed_bani = case new.account when 'agreed' then coalesce(agreed_bani, 0) + new.change_bani else agreed_bani end,
      reserve_bani = case new.account when 'reserve' then coalesce(reserve_bani, 0) + new.change_bani else reserve_bani end,
      paid_bani = case new.account when 'paid' then coalesce(paid_bani, 0) + new.change_bani else paid_bani end,
      recourse_bani = case new.account when 'recourse' then coalesce(recourse_bani, 0) + new.change_bani else recourse_bani end,
      residual_bani = case new.account when 'residual' then coalesce(residual_bani, 0) + new.change_bani else residual_bani end,
      row_version = row_version + 1
    where money.org_id = new.org_id and money.claim_file_id = new.claim_file_id
    returning case new.account when 'estimated' then estimated_bani when 'agreed' then agreed_bani
      when 'recourse' then recourse_bani when 'residual' then residual_bani else 0 end into new.balance_bani;
  if new.coverage_code is not null then
    insert into coverage (org_id, claim_file_id, coverage_code)
      values (new.org_id, new.claim_file_id, new.coverage_code)
      on conflict (org_id, claim_file_id, coverage_code) do nothing;
    update coverage set
        reserve_bani = reserve_bani + case new.account when 'reserve' then new.change_bani else 0 end,
        paid_bani = paid_bani + case new.account when 'paid' then new.change_bani else 0 end
      where org_id = new.org_id and claim_file_id = new.claim_file_id and coverage_code = new.coverage_code
      returning case new.account when 'reserve' then reserve_bani else paid_bani end into new.balance_bani;
  end if;
  return new;
end
$$;
create trigger book before insert on ledger_entry for each row execute function book_ledger_entry();

create function book_payment() returns trigger
  language plpgsql as $$
begin
  update payment_order set paid_bani = paid_bani + new.amount_bani, row_version = row_version + 1,
      state = case when paid_bani + new.amount_bani = amount_bani then 'paid'
        when state = 'paid' then case when payment_export_id is null then 'ordered' else 'exported' end
        else state end
    where org_id = new.org_id and payment_order_id = new.payment_order_id and claim_file_id = new.claim_file_id
      and state in ('ordered', 'exported', 'paid');
  if not found then
    raise exception 'A payment belongs to an order that may be paid.' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger book before insert on payment for each row execute function book_payment();

-- What files have carried so far opens their ledgers.
do $$
declare
  tenant uuid;
begin
  for tenant in select list_org_ids() loop
    perform set_config('app.org_id', tenant::text, true);
    insert into ledger_entry (org_id, claim_file_id, account, coverage_code, change_bani, balance_bani, reason, is_automatic, system_time)
    select file.org_id, file.claim_file_id, opening.account, opening.coverage_code, (opening.lei * 100)::bigint, 0,
      'Preluat din dosar', true, file.opened_at
    from claim_file file cross join lateral (values
      ('estimated', null, file.estimated_amount), ('agreed', null, file.agreed_amount),
      ('reserve', 'vehicle', file.reserve_amount), ('paid', 'vehicle', file.paid_amount)
    ) as opening (account, coverage_code, lei)
    where file.org_id = tenant and opening.lei > 0;
  end loop;
  perform set_config('app.org_id', '', true);
end
$$;
