-- Changes that a second person decides: of the account from which an organisation pays, and of reserves above somebody's authority.

create table paying_account_change (
  org_id uuid not null,
  paying_account_change_id uuid not null default new_id(),
  state text not null default 'asked' check (state in ('asked', 'approved', 'refused', 'withdrawn')),
  holder_name text not null,
  iban_sealed text not null,
  iban_hash text not null,
  iban_masked text not null,
  bic text check (bic ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
  asked_by_user_id uuid not null,
  asked_at timestamptz not null,
  decided_by_user_id uuid,
  decided_at timestamptz,
  decision_note text,
  primary key (org_id, paying_account_change_id),
  foreign key (org_id) references organisation (org_id),
  foreign key (org_id, asked_by_user_id) references app_user (org_id, user_id),
  foreign key (org_id, decided_by_user_id) references app_user (org_id, user_id),
  constraint paying_account_change_is_decided_by_another check (decided_by_user_id <> asked_by_user_id),
  constraint paying_account_change_names_who check ((state in ('approved', 'refused')) = (decided_by_user_id is not null))
);
comment on table paying_account_change is 'Accounts that somebody wants the organisation to pay from; the old one pays until another person has approved it.';
create unique index paying_account_change_waits_once on paying_account_change (org_id) where state = 'asked';
call protect_tenant_table('paying_account_change');

create table reserve_change (
  org_id uuid not null,
  reserve_change_id uuid not null default new_id(),
  claim_file_id uuid not null,
  coverage_code text not null check (coverage_code in ('vehicle', 'property', 'loss_of_use', 'injury', 'penalty')),
  amount_bani bigint not null check (amount_bani >= 0),
  reason text not null,
  state text not null default 'asked' check (state in ('asked', 'approved', 'refused', 'withdrawn')),
  asked_by_user_id uuid not null,
  asked_at timestamptz not null,
  decided_by_user_id uuid,
  decided_at timestamptz,
  decision_note text,
  primary key (org_id, reserve_change_id),
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id),
  foreign key (org_id, asked_by_user_id) references app_user (org_id, user_id),
  foreign key (org_id, decided_by_user_id) references app_user (org_id, user_id),
  constraint reserve_change_is_decided_by_another check (decided_by_user_id <> asked_by_user_id),
  constraint reserve_change_names_who check ((state in ('approved', 'refused')) = (decided_by_user_id is not null))
);
comment on table reserve_change is 'Reserves above the authority of whoever wants them, until somebody with more has decided.';
create unique index reserve_change_waits_once on reserve_change (org_id, claim_file_id, coverage_code) where state = 'asked';
call protect_tenant_table('reserve_change');
