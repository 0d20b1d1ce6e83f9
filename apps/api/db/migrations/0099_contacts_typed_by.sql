-- Staff who type an address or number could receive the link or code of the claimant there, and confirm an account that they typed
-- themselves. So the product stores who typed a contact, and which contact brought a link or code.

alter table contact_channel add column typed_by_user_id uuid;
alter table contact_channel add foreign key (org_id, typed_by_user_id) references app_user (org_id, user_id);
comment on column contact_channel.typed_by_user_id is 'Who of the staff typed it; none when its owner did, or nobody knows.';

alter table offer add column link_typed_by_user_id uuid;
alter table offer add foreign key (org_id, link_typed_by_user_id) references app_user (org_id, user_id);
comment on column offer.link_typed_by_user_id is 'Who of the staff typed the contact that its link was sent to; none when its owner did.';

alter table challenge add column contact_typed_by_user_id uuid;
alter table challenge add foreign key (org_id, contact_typed_by_user_id) references app_user (org_id, user_id);
comment on column challenge.contact_typed_by_user_id is 'Who of the staff typed the contact that its code was sent to; none when its owner did.';

alter table account_confirmation add column contact_typed_by_user_id uuid;
alter table account_confirmation add foreign key (org_id, contact_typed_by_user_id) references app_user (org_id, user_id);
comment on column account_confirmation.contact_typed_by_user_id is 'Who of the staff typed the contact by which the claimant confirmed; they confirm nothing that they typed as well.';

create or replace function check_account_of_order() returns trigger
  language plpgsql as $$
begin
  if exists (select from paying_account payer where payer.org_id = new.org_id and payer.iban_hash = new.iban_hash) then
    raise exception 'An organisation pays nothing into its own account.'
      using errcode = 'check_violation', constraint = 'payment_order_leaves_the_payer';
  end if;
  if (new.account_typed_by_user_id is not null or new.is_holder_other) and not exists (
    select from account_confirmation done
    join offer on offer.org_id = new.org_id and offer.offer_id = new.offer_id and offer.recipient_party_id = done.party_id
    where done.org_id = new.org_id and done.account_confirmation_id = new.account_confirmation_id
      and done.iban_hash = new.iban_hash and done.payee_name = new.payee_name
      and coalesce(done.confirmed_by_user_id <> new.account_typed_by_user_id, true)
      and coalesce(done.contact_typed_by_user_id <> new.account_typed_by_user_id, true)) then
    raise exception 'The account of a payment order is confirmed by the claimant or a second member of the staff.'
      using errcode = 'check_violation', constraint = 'payment_order_account_is_confirmed';
  end if;
  return new;
end
$$;
