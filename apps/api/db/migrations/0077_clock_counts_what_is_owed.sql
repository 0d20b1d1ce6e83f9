-- The term of the law costs only what is still owed: each payment counts against it from its own day on.

alter table legal_clock add column paid_bani bigint not null default 0;
alter table legal_clock add column late_bani_days bigint not null default 0;
comment on column legal_clock.paid_bani is 'What was paid of the amount; what is left goes on costing.';
comment on column legal_clock.late_bani_days is 'Bani times days of delay of what was paid: that delay is over and stays owed for.';

-- What was paid already of payments that are due now.
do $$
declare
  tenant uuid;
begin
  for tenant in select list_org_ids() loop
    perform set_config('app.org_id', tenant::text, true);
    update legal_clock clock set paid_bani = paid.bani, late_bani_days = paid.late
    from (
      select due.legal_clock_id, sum(entry.change_bani) as bani,
        sum(entry.change_bani * greatest(payment.paid_on - due.due_date, 0)) as late
      from legal_clock due
      join payment_order orders on orders.org_id = tenant and orders.claim_file_id = due.claim_file_id
      join offer on offer.org_id = tenant and offer.offer_id = orders.offer_id
      join payment on payment.org_id = tenant and payment.payment_order_id = orders.payment_order_id
      join ledger_entry entry on entry.org_id = tenant and entry.payment_id = payment.payment_id
      where due.org_id = tenant and due.stopped_on is null and due.legal_rule_code = 'RCA_10' and entry.account = 'paid'
        and entry.coverage_code <> 'penalty'
        and (orders.is_undisputed or (offer.answered_at at time zone 'Europe/Bucharest')::date >= due.started_on)
      group by due.legal_clock_id) paid
    where clock.org_id = tenant and clock.legal_clock_id = paid.legal_clock_id;
  end loop;
  perform set_config('app.org_id', '', true);
end
$$;
