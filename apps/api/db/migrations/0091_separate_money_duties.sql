-- Money needs two people: who recorded an answer and who typed an account is kept, and a claim never has more ordered than its
-- newest answered offer says.

alter table party add column iban_typed_by_user_id uuid;
alter table party add foreign key (org_id, iban_typed_by_user_id) references app_user (org_id, user_id);
comment on column party.iban_typed_by_user_id is 'Who of the staff typed the account; none when its holder did, or nobody knows.';

alter table offer add column answered_by_user_id uuid;
alter table offer add column account_typed_by_user_id uuid;
alter table offer add foreign key (org_id, answered_by_user_id) references app_user (org_id, user_id);
alter table offer add foreign key (org_id, account_typed_by_user_id) references app_user (org_id, user_id);
comment on column offer.answered_by_user_id is 'Who of the staff recorded the answer; none when the claimant gave it.';
comment on column offer.account_typed_by_user_id is 'Who of the staff typed the account of the acceptance; none when the claimant did.';

alter table payment_order add column account_typed_by_user_id uuid;
alter table payment_order add foreign key (org_id, account_typed_by_user_id) references app_user (org_id, user_id);
comment on column payment_order.account_typed_by_user_id is 'Who of the staff typed the account that it pays into; none when the claimant did.';
alter table payment_order add constraint payment_order_is_approved_by_another check (approved_by_user_id <> created_by_user_id) not valid;
alter table payment_order add constraint payment_order_account_is_typed_by_another
  check (account_typed_by_user_id <> created_by_user_id) not valid;
create index payment_order_by_account on payment_order (org_id, iban_hash, created_at) where state <> 'cancelled';
comment on column payment_order.deducted_bani is 'What was ordered of the claim before, and is not paid again.';

-- An offer takes the place of the one before it, so all orders of the claim together stay within it.
create or replace function check_payment_order() returns trigger
  language plpgsql as $$
begin
  if (select sum(amount_bani) from payment_order live
      where live.org_id = new.org_id and live.claim_file_id = new.claim_file_id and live.state <> 'cancelled')
    > (select amount_bani from offer where offer.org_id = new.org_id and offer.offer_id = new.offer_id) then
    raise exception 'The orders of a claim pay no more than its offer.'
      using errcode = 'check_violation', constraint = 'payment_order_is_within_offer';
  end if;
  return new;
end
$$;
