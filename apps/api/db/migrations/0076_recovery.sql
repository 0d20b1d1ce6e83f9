-- Money that is to come back on a claim: from whoever is liable, or for what is left of a vehicle. Each has its debtor, its ground
-- and its receipts; what is expected and what has come are entries of the ledger as every other amount.

create table recovery (
  org_id uuid not null,
  recovery_id uuid not null default new_id(),
  claim_file_id uuid not null,
  recovery_no integer not null check (recovery_no > 0),
  kind text not null check (kind in ('recourse', 'residual')),
  state text not null default 'noted' check (state in ('noted', 'claimed', 'received', 'given_up')),
  debtor_kind text not null check (debtor_kind in ('insurer', 'person')),
  debtor_name text not null,
  ground_code text not null
    check (ground_code in ('subrogation', 'intent', 'traffic_offence', 'escape', 'without_consent', 'sale', 'other')),
  ground_note text not null,
  expected_bani bigint not null default 0,
  received_bani bigint not null default 0,
  claimed_on date,
  give_up_reason text,
  created_by_user_id uuid,
  created_at timestamptz not null default now(),
  row_version integer not null default 1,
  primary key (org_id, recovery_id),
  unique (org_id, claim_file_id, recovery_no),
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id),
  foreign key (org_id, created_by_user_id) references app_user (org_id, user_id),
  constraint recovery_receives_no_more_than_expected check (received_bani between 0 and expected_bani),
  constraint recovery_received_is_whole check ((state in ('received', 'given_up')) <= (received_bani = expected_bani)),
  constraint recovery_claimed_names_its_day check ((state = 'claimed') <= (claimed_on is not null)),
  constraint recovery_given_up_has_its_reason check ((state = 'given_up') = (give_up_reason is not null))
);
comment on table recovery is 'Money that is to come back on a file: from whom, on what ground, and how far it is.';
comment on column recovery.expected_bani is 'Kept by trigger from the ledger; once it is given up, what was received of it.';
comment on column recovery.received_bani is 'Kept by trigger from the ledger.';
comment on column recovery.created_by_user_id is 'None for sums that were noted before each had its debtor.';
call protect_tenant_table('recovery');

create table recovery_receipt (
  org_id uuid not null,
  recovery_receipt_id uuid not null default new_id(),
  recovery_id uuid not null,
  claim_file_id uuid not null,
  amount_bani bigint not null check (amount_bani <> 0),
  received_on date not null,
  bank_reference text,
  corrects_receipt_id uuid,
  reason text,
  created_by_user_id uuid not null,
  system_time timestamptz not null,
  primary key (org_id, recovery_receipt_id),
  constraint recovery_receipt_bank_reference_is_unique unique (org_id, bank_reference),
  constraint recovery_receipt_is_corrected_once unique (org_id, corrects_receipt_id),
  constraint recovery_receipt_correction_takes_back check ((amount_bani < 0) = (corrects_receipt_id is not null)),
  foreign key (org_id, recovery_id) references recovery (org_id, recovery_id),
  foreign key (org_id, corrects_receipt_id) references recovery_receipt (org_id, recovery_receipt_id),
  foreign key (org_id, created_by_user_id) references app_user (org_id, user_id)
);
comment on table recovery_receipt is 'Money that came back; corrections take back.';
create index recovery_receipt_of_recovery on recovery_receipt (org_id, recovery_id);
create index recovery_receipt_of_file on recovery_receipt (org_id, claim_file_id, recovery_receipt_id);
call protect_tenant_table('recovery_receipt', 'select, insert');

alter table claim_money add column recovered_bani bigint
  constraint money_recovered_is_not_negative check (recovered_bani >= 0);
alter table ledger_entry add column recovery_id uuid;
alter table ledger_entry add foreign key (org_id, recovery_id) references recovery (org_id, recovery_id);
alter table ledger_entry drop constraint ledger_entry_account_check;
alter table ledger_entry add constraint ledger_entry_account_check
  check (account in ('estimated', 'agreed', 'reserve', 'paid', 'recourse', 'residual', 'recovered'));
create index ledger_entry_of_recovery on ledger_entry (org_id, recovery_id) where recovery_id is not null;
comment on column ledger_entry.recovery_id is 'Whose money is to come back, or came.';

-- Sums that were noted so far become a record each; nobody said from whom they come.
do $$
declare
  tenant uuid;
begin
  for tenant in select list_org_ids() loop
    perform set_config('app.org_id', tenant::text, true);
    insert into recovery (org_id, claim_file_id, recovery_no, kind, state, debtor_kind, debtor_name, ground_code, ground_note,
      expected_bani, give_up_reason)
    select tenant, claim_file_id, row_number() over (partition by claim_file_id order by account), account,
      case when sum(change_bani) > 0 then 'noted' else 'given_up' end, 'person', 'De completat', 'other', 'Preluat din registru',
      sum(change_bani), case when sum(change_bani) > 0 then null else 'Preluat din registru' end
    from ledger_entry where org_id = tenant and account in ('recourse', 'residual') group by claim_file_id, account;
    update ledger_entry set recovery_id = recovery.recovery_id from recovery
    where ledger_entry.org_id = tenant and recovery.org_id = tenant and recovery.claim_file_id = ledger_entry.claim_file_id
      and recovery.kind = ledger_entry.account;
  end loop;
  perform set_config('app.org_id', '', true);
end
$$;

alter table ledger_entry add constraint ledger_entry_has_recovery
  check ((account in ('recourse', 'residual', 'recovered')) = (recovery_id is not null));

create or replace function book_ledger_entry() returns trigger
  language plpgsql as $$
begin
  -- The row of the file comes first: entries of one file wait for each other here.
  insert into claim_money as money (org_id, claim_file_id) values (new.org_id, new.claim_file_id)
    on conflict (org_id, claim_file_id) do nothing;
  update claim_money money set
      estimated_bani = case new.account when 'estimated' then coalesce(estimated_bani, 0) + new.change_bani else estimated_bani end,
      agreed_bani = case new.account when 'agreed' then coalesce(agreed_bani, 0) + new.change_bani else agreed_bani end,
      reserve_bani = case new.account when 'reserve' then coalesce(reserve_bani, 0) + new.change_bani else reserve_bani end,
      paid_bani = case new.account when 'paid' then coalesce(paid_bani, 0) + new.change_bani else paid_bani end,
      recourse_bani = case new.account when 'recourse' then coalesce(recourse_bani, 0) + new.change_bani else recourse_bani end,
      residual_bani = case new.account when 'residual' then coalesce(residual_bani, 0) + new.change_bani else residual_bani end,
      recovered_bani = case new.account when 'recovered' then coalesce(recovered_bani, 0) + new.change_bani else recovered_bani end,
      row_version = row_version + 1
    where money.org_id = new.org_id and money.claim_file_id = new.claim_file_id
    returning case new.account when 'estimated' then estimated_bani when 'agreed' then agreed_bani
      when 'recourse' then recourse_bani when 'residual' then residual_bani when 'recovered' then recovered_bani else 0 end
      into new.balance_bani;
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
  if new.recovery_id is not null then
    perform book_recovery(new);
  end if;
  return new;
end
$$;

create function book_recovery(entry ledger_entry) returns void
  language plpgsql as $$
declare
  expects bigint := case entry.account when 'recovered' then 0 else entry.change_bani end;
  receives bigint := case entry.account when 'recovered' then entry.change_bani else 0 end;
begin
  update recovery set expected_bani = expected_bani + expects, received_bani = received_bani + receives,
      state = case
        when state = 'given_up' then state
        when received_bani + receives = expected_bani + expects then 'received'
        when state = 'received' then case when claimed_on is null then 'noted' else 'claimed' end
        else state end,
      row_version = row_version + 1
    where org_id = entry.org_id and recovery_id = entry.recovery_id and claim_file_id = entry.claim_file_id
      and entry.account in (kind, 'recovered');
  if not found then
    raise exception 'An entry belongs to a recovery of its file and kind.' using errcode = 'check_violation';
  end if;
end
$$;
