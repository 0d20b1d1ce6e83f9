-- An account that somebody of the staff typed is confirmed before money goes there: by the claimant, or by another member of the staff.

create table account_confirmation (
  org_id uuid not null,
  account_confirmation_id uuid not null default new_id(),
  party_id uuid not null,
  iban_hash text not null,
  payee_name text not null,
  confirmed_how text not null check (confirmed_how in ('claimant', 'colleague')),
  confirmed_by_user_id uuid,
  confirmed_at timestamptz not null,
  primary key (org_id, account_confirmation_id),
  constraint account_confirmation_is_one_of_its_account unique (org_id, party_id, iban_hash, payee_name),
  foreign key (org_id, party_id) references party (org_id, party_id),
  foreign key (org_id, confirmed_by_user_id) references app_user (org_id, user_id),
  constraint account_confirmation_names_who check ((confirmed_how = 'colleague') = (confirmed_by_user_id is not null))
);
comment on table account_confirmation is 'Accounts that the claimant, or another member of the staff than who typed them, has confirmed.';
comment on column account_confirmation.iban_hash is 'The account that was confirmed: another one of the same person is confirmed again.';
comment on column account_confirmation.payee_name is 'The holder that was confirmed with it.';
call protect_tenant_table('account_confirmation');

alter table offer add column account_asked_at timestamptz;
comment on column offer.account_asked_at is 'When the claimant was last asked to confirm the account that it pays into.';

alter table paying_account add column iban_hash text;
comment on column paying_account.iban_hash is 'Tells the account apart from those of claimants without naming it.';

alter table payment_order add column account_confirmation_id uuid;
alter table payment_order add column is_holder_other boolean not null default false;
alter table payment_order add foreign key (org_id, account_confirmation_id)
  references account_confirmation (org_id, account_confirmation_id);
comment on column payment_order.account_confirmation_id is 'Who confirmed the account; none when the claimant typed it under the own name.';
comment on column payment_order.is_holder_other is 'The holder of the account has another name than whom the offer was made to.';
create index payment_order_by_confirmation on payment_order (org_id, account_confirmation_id) where account_confirmation_id is not null;

create function check_account_of_order() returns trigger
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
      and coalesce(done.confirmed_by_user_id <> new.account_typed_by_user_id, true)) then
    raise exception 'The account of a payment order is confirmed by the claimant or a second member of the staff.'
      using errcode = 'check_violation', constraint = 'payment_order_account_is_confirmed';
  end if;
  return new;
end
$$;
create trigger payment_order_account before insert on payment_order
  for each row execute function check_account_of_order();

-- An account of the organisation itself is no account of a claimant.
create function refuse_own_account() returns trigger
  language plpgsql as $$
begin
  if new.iban_hash is not null and exists (
    select from paying_account payer where payer.org_id = new.org_id and payer.iban_hash = new.iban_hash) then
    raise exception 'The account from which an organisation pays belongs to no claimant.'
      using errcode = 'check_violation', constraint = tg_table_name || '_account_is_not_the_payers';
  end if;
  return new;
end
$$;
create trigger party_account before insert or update of iban_hash on party
  for each row execute function refuse_own_account();
create trigger offer_account before insert or update of iban_hash on offer
  for each row execute function refuse_own_account();

-- Claims of different people that are paid into one account are shown to whoever reads one of them.
create index offer_by_account on offer (org_id, iban_hash) where iban_hash is not null;
