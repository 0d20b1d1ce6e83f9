-- A partner is paid into an account that two people have seen.

create table partner_account (
  org_id uuid not null,
  partner_id uuid not null,
  holder_name text not null check (length(holder_name) between 1 and 70),
  iban_sealed text not null,
  iban_hash text not null,
  iban_masked text not null,
  since timestamptz not null,
  primary key (org_id, partner_id),
  foreign key (org_id, partner_id) references partner (org_id, partner_id)
);
comment on table partner_account is 'Where a partner is paid; its number stays locked away.';
create index partner_account_by_hash on partner_account (org_id, iban_hash);
call protect_tenant_table('partner_account');

create table partner_account_change (
  org_id uuid not null,
  partner_account_change_id uuid not null default new_id(),
  partner_id uuid not null,
  state text not null default 'asked' check (state in ('asked', 'approved', 'refused', 'withdrawn')),
  holder_name text not null check (length(holder_name) between 1 and 70),
  iban_sealed text not null,
  iban_hash text not null,
  iban_masked text not null,
  asked_by_user_id uuid not null,
  asked_at timestamptz not null,
  decided_by_user_id uuid,
  decided_at timestamptz,
  decision_note text,
  primary key (org_id, partner_account_change_id),
  foreign key (org_id, partner_id) references partner (org_id, partner_id),
  foreign key (org_id, asked_by_user_id) references app_user (org_id, user_id),
  foreign key (org_id, decided_by_user_id) references app_user (org_id, user_id),
  constraint partner_account_change_is_decided_by_another check (decided_by_user_id <> asked_by_user_id),
  constraint partner_account_change_names_who check ((state in ('approved', 'refused')) = (decided_by_user_id is not null))
);
comment on table partner_account_change is
  'Accounts into which somebody wants a partner to be paid; the old one is paid until another person has approved it.';
create unique index partner_account_change_waits_once on partner_account_change (org_id, partner_id) where state = 'asked';
call protect_tenant_table('partner_account_change');
