-- What is not contested of an offer can be paid before the rest is agreed; later orders of the claim pay only what is left.

alter table payment_order add column is_undisputed boolean not null default false;
alter table payment_order add column deducted_bani bigint not null default 0
  constraint payment_order_deduction_is_not_negative check (deducted_bani >= 0);
alter table payment_order add column parts jsonb;
comment on column payment_order.is_undisputed is 'Pays what nobody contests of an offer, before the rest is agreed.';
comment on column payment_order.deducted_bani is 'What was ordered before as undisputed, and is not paid again.';
comment on column payment_order.parts is 'How much of it each coverage pays; null when it pays the whole offer.';

drop index payment_order_of_offer_is_one;
create unique index payment_order_of_offer_is_one on payment_order (org_id, offer_id, is_undisputed) where state <> 'cancelled';

create function check_payment_order() returns trigger
  language plpgsql as $$
begin
  if (select sum(amount_bani) from payment_order live
      where live.org_id = new.org_id and live.offer_id = new.offer_id and live.state <> 'cancelled')
    > (select amount_bani from offer where offer.org_id = new.org_id and offer.offer_id = new.offer_id) then
    raise exception 'The orders of an offer pay no more than it offers.'
      using errcode = 'check_violation', constraint = 'payment_order_is_within_offer';
  end if;
  return new;
end
$$;
create trigger within_offer after insert on payment_order for each row execute function check_payment_order();
