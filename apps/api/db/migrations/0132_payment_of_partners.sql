-- What a partner has done is paid by an order as everything else is, beside what the claimant gets.

alter table payment_order alter column offer_id drop not null;
alter table payment_order add column partner_job_id uuid;
alter table payment_order add column invoice_number text check (length(invoice_number) between 1 and 40);
alter table payment_order add foreign key (org_id, partner_job_id) references partner_job (org_id, partner_job_id);
alter table payment_order add constraint payment_order_pays_one_thing check (num_nonnulls(offer_id, partner_job_id) = 1);
alter table payment_order add constraint payment_order_of_job_names_invoice
  check ((partner_job_id is null) = (invoice_number is null) and (partner_job_id is null or parts is not null));
comment on table payment_order is
  'Orders to pay what an accepted offer says, or the invoice of a partner''s job, to whom and into which account.';
comment on column payment_order.partner_job_id is 'The job whose invoice it pays; none when it pays an offer.';
create unique index payment_order_of_job_is_one on payment_order (org_id, partner_job_id) where state <> 'cancelled';

-- What partners get is no part of an offer.
create or replace function check_payment_order() returns trigger
  language plpgsql as $$
declare
  offered bigint := (select amount_bani from offer where offer.org_id = new.org_id and offer.offer_id = new.offer_id);
  ordered bigint;
  rest bigint;
  named bigint := coalesce((select difference_bani from claim_money
    where org_id = new.org_id and claim_file_id = new.claim_file_id), 0);
begin
  if new.offer_id is null then
    return new;
  end if;
  select sum(amount_bani), coalesce(sum(amount_bani - paid_bani) filter (where payment_order_id <> new.payment_order_id), 0)
    into ordered, rest from payment_order live
    where live.org_id = new.org_id and live.claim_file_id = new.claim_file_id and live.state <> 'cancelled'
      and live.offer_id is not null;
  if ordered > offered then
    raise exception 'The orders of a claim pay no more than its offer.'
      using errcode = 'check_violation', constraint = 'payment_order_is_within_offer';
  end if;
  if ordered + greatest(named - rest, 0) > offered then
    raise exception 'What a named difference says is never paid is not ordered.'
      using errcode = 'check_violation', constraint = 'payment_order_leaves_the_difference';
  end if;
  return new;
end
$$;

-- A partner is paid into the account that a second person has approved, and into no other.
create function check_account_of_partner() returns trigger
  language plpgsql as $$
begin
  if not exists (select from partner_job job
      join partner_account account on account.org_id = job.org_id and account.partner_id = job.partner_id
      where job.org_id = new.org_id and job.partner_job_id = new.partner_job_id and account.iban_hash = new.iban_hash) then
    raise exception 'An invoice of a partner is paid into its approved account.'
      using errcode = 'check_violation', constraint = 'payment_order_pays_the_partner';
  end if;
  return new;
end
$$;
comment on function check_account_of_partner is 'Refuses an order for a job into an account that is not the approved one of its partner.';
create trigger payment_order_of_partner before insert on payment_order
  for each row when (new.partner_job_id is not null) execute function check_account_of_partner();

alter table claim_money add column partner_bani bigint;
comment on column claim_money.partner_bani is 'What partners were paid for the file, beside what the claimant was paid.';
alter table ledger_entry drop constraint ledger_entry_account_check;
alter table ledger_entry add constraint ledger_entry_account_check
  check (account in ('estimated', 'agreed', 'reserve', 'paid', 'recourse', 'residual', 'recovered', 'difference', 'partner'));

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
      partner_bani = case new.account when 'partner' then coalesce(partner_bani, 0) + new.change_bani else partner_bani end,
      recourse_bani = case new.account when 'recourse' then coalesce(recourse_bani, 0) + new.change_bani else recourse_bani end,
      residual_bani = case new.account when 'residual' then coalesce(residual_bani, 0) + new.change_bani else residual_bani end,
      recovered_bani = case new.account when 'recovered' then coalesce(recovered_bani, 0) + new.change_bani else recovered_bani end,
      difference_bani = case new.account when 'difference' then coalesce(difference_bani, 0) + new.change_bani else difference_bani end,
      row_version = row_version + 1
    where money.org_id = new.org_id and money.claim_file_id = new.claim_file_id
    returning case new.account when 'estimated' then estimated_bani when 'agreed' then agreed_bani
      when 'recourse' then recourse_bani when 'residual' then residual_bani when 'recovered' then recovered_bani
      when 'difference' then difference_bani when 'partner' then partner_bani else 0 end
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

-- Invoices that were checked before have no order: their handlers send them to payment once more.
do $$
declare
  tenant uuid;
begin
  for tenant in select list_org_ids() loop
    perform set_config('app.org_id', tenant::text, true);
    update partner_job set invoice_cleared_at = null, difference_reason = null, next_party = 'handler',
        row_version = row_version + 1
      where org_id = tenant and state = 'invoiced' and invoice_cleared_at is not null and partner_id is not null;
  end loop;
  perform set_config('app.org_id', '', true);
end
$$;
