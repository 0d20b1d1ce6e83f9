-- What a claimant accepted and what was paid may disagree for a reason. The ledger names the reason, and no claim is closed without it.

alter table claim_money add column difference_bani bigint;
comment on column claim_money.difference_bani is 'What is named of accepted less paid: above zero is never paid, below zero was paid in excess.';

alter table ledger_entry add column difference_code text check (difference_code in
  ('waived', 'excess_to_recover', 'excess_written_off', 'rounding', 'exchange', 'bank_error', 'named_wrongly'));
alter table ledger_entry drop constraint ledger_entry_account_check;
alter table ledger_entry add constraint ledger_entry_account_check
  check (account in ('estimated', 'agreed', 'reserve', 'paid', 'recourse', 'residual', 'recovered', 'difference'));
alter table ledger_entry add constraint ledger_entry_has_difference
  check ((account = 'difference') = (difference_code is not null));
alter table ledger_entry add constraint ledger_difference_has_its_sign check (case difference_code
  when 'waived' then change_bani > 0
  when 'excess_to_recover' then change_bani < 0
  when 'excess_written_off' then change_bani < 0
  else true end);
alter table ledger_entry add constraint ledger_difference_names_who
  check (account <> 'difference' or created_by_user_id is not null);
comment on column ledger_entry.difference_code is 'Why accepted and paid disagree; none for other accounts.';

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
      difference_bani = case new.account when 'difference' then coalesce(difference_bani, 0) + new.change_bani else difference_bani end,
      row_version = row_version + 1
    where money.org_id = new.org_id and money.claim_file_id = new.claim_file_id
    returning case new.account when 'estimated' then estimated_bani when 'agreed' then agreed_bani
      when 'recourse' then recourse_bani when 'residual' then residual_bani when 'recovered' then recovered_bani
      when 'difference' then difference_bani else 0 end
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

create function accepted_bani(of_org_id uuid, of_claim_file_id uuid) returns bigint
  language sql stable
begin atomic
  select amount_bani from offer where org_id = of_org_id and claim_file_id = of_claim_file_id and state = 'accepted'
    order by offer_no desc limit 1;
end;
comment on function accepted_bani is 'What the claimant accepted last; none when no accepted offer stands.';

create function unnamed_difference(of_org_id uuid, of_claim_file_id uuid) returns bigint
  language sql stable
begin atomic
  select accepted_bani(of_org_id, of_claim_file_id) - coalesce((select coalesce(paid_bani, 0) + coalesce(difference_bani, 0)
    from claim_money where org_id = of_org_id and claim_file_id = of_claim_file_id), 0);
end;
comment on function unnamed_difference is 'Accepted less paid, as far as the ledger does not name why; none when no accepted offer stands.';

create function check_difference() returns trigger
  language plpgsql as $$
declare
  paid bigint := coalesce((select paid_bani from claim_money
    where org_id = new.org_id and claim_file_id = new.claim_file_id), 0);
begin
  if exists (select from payment_order given where given.org_id = new.org_id and given.claim_file_id = new.claim_file_id
        and given.state <> 'cancelled' and new.created_by_user_id in (given.created_by_user_id, given.approved_by_user_id))
      or exists (select from payment made where made.org_id = new.org_id and made.claim_file_id = new.claim_file_id
        and made.created_by_user_id = new.created_by_user_id) then
    raise exception 'Whoever ordered, approved or recorded a payment of a claim names no difference of it.'
      using errcode = 'check_violation', constraint = 'ledger_difference_is_named_by_another';
  end if;
  if new.change_bani < 0 and new.balance_bani < -paid
      or new.change_bani > 0 and new.balance_bani > greatest(0, coalesce(accepted_bani(new.org_id, new.claim_file_id), 0) - paid) then
    raise exception 'A named difference is no more than what was paid in excess or is never paid.'
      using errcode = 'check_violation', constraint = 'ledger_difference_is_within_sums';
  end if;
  return null;
end
$$;
create trigger check_difference after insert on ledger_entry for each row
  when (new.account = 'difference') execute function check_difference();

-- What a named difference says is never paid cannot be ordered. It first takes the rest of orders that were paid in part.
create or replace function check_payment_order() returns trigger
  language plpgsql as $$
declare
  offered bigint := (select amount_bani from offer where offer.org_id = new.org_id and offer.offer_id = new.offer_id);
  ordered bigint;
  rest bigint;
  named bigint := coalesce((select difference_bani from claim_money
    where org_id = new.org_id and claim_file_id = new.claim_file_id), 0);
begin
  select sum(amount_bani), coalesce(sum(amount_bani - paid_bani) filter (where payment_order_id <> new.payment_order_id), 0)
    into ordered, rest from payment_order live
    where live.org_id = new.org_id and live.claim_file_id = new.claim_file_id and live.state <> 'cancelled';
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

create function check_closed_money() returns trigger
  language plpgsql as $$
begin
  if unnamed_difference(new.org_id, new.claim_file_id) <> 0 then
    raise exception 'A claim whose accepted and paid sums disagree is closed once the ledger names the difference.'
      using errcode = 'check_violation', constraint = 'claim_file_closes_with_named_sums';
  end if;
  return new;
end
$$;
create trigger closed_money before update of closed_at on claim_file for each row
  when (old.closed_at is null and new.closed_at is not null) execute function check_closed_money();
