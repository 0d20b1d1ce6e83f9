-- Partners get what their directory shows: where and for what they work, their contract, their documents, and why they are suspended.

alter table partner drop constraint partner_kind_check;
alter table partner
  add constraint partner_kind_check
    check (kind in ('repair_shop', 'glass', 'towing', 'rental', 'assessor', 'lawyer', 'broker', 'other')),
  add constraint partner_cui_is_digits check (cui ~ '^[1-9][0-9]{1,9}$'),
  add column address text check (length(address) <= 200),
  add column contacts jsonb not null default '[]',
  add column served_county_codes text[] not null default '{}',
  add column brand_codes text[] not null default '{}',
  add column category_codes text[] not null default '{}',
  add column services text[] not null default '{}',
  add column capacity_per_week integer check (capacity_per_week between 0 and 9999),
  add column opening_hours text[] not null default '{}' check (cardinality(opening_hours) in (0, 7)),
  add column contract_number text check (length(contract_number) <= 60),
  add column contract_from date,
  add column contract_until date,
  add column suspended_at timestamptz,
  add column suspended_by_user_id uuid,
  add column suspension_reason text check (length(suspension_reason) between 3 and 500),
  add foreign key (org_id, suspended_by_user_id) references app_user (org_id, user_id),
  add constraint partner_contract_ends_after_it_begins check (contract_until >= contract_from),
  add constraint partner_suspension_is_whole check (
    (suspended_at is null) = (suspended_by_user_id is null) and (suspended_at is null) = (suspension_reason is null)),
  add constraint suspended_partner_is_not_active check (suspended_at is null or not is_active);
comment on column partner.cui is 'Company number, its digits alone.';
comment on column partner.contacts is 'People of the partner, as [{name, duty, phone, email}].';
comment on column partner.served_county_codes is 'Where it works; none means the county in which it stands.';
comment on column partner.brand_codes is 'Makes of vehicle that it takes; none means all.';
comment on column partner.category_codes is 'Kinds of vehicle that it takes; none means all.';
comment on column partner.opening_hours is 'One text a day, Monday first; none when nobody has written them down.';
comment on column partner.suspended_at is 'Since when no new work goes there; null while it does.';
create unique index partner_cui_is_unique on partner (org_id, cui);
create index partner_by_contract_end on partner (org_id, contract_until) where is_active;

create table partner_document (
  org_id uuid not null,
  partner_document_id uuid not null default new_id(),
  partner_id uuid not null,
  document_id uuid not null,
  title text not null check (length(title) between 1 and 120),
  valid_until date,
  added_at timestamptz not null,
  added_by_user_id uuid not null,
  primary key (org_id, partner_document_id),
  foreign key (org_id, partner_id) references partner (org_id, partner_id),
  foreign key (org_id, document_id) references document (org_id, document_id),
  foreign key (org_id, added_by_user_id) references app_user (org_id, user_id)
);
comment on table partner_document is 'Papers of a partner, such as its authorisation; the file itself is a private document.';
create index partner_document_of_partner on partner_document (org_id, partner_id, valid_until);
call protect_tenant_table('partner_document');

create table partner_alert (
  org_id uuid not null,
  partner_alert_id uuid not null default new_id(),
  partner_id uuid not null,
  partner_document_id uuid,
  ends_on date not null,
  days_before smallint not null check (days_before in (60, 30, 7)),
  user_id uuid not null,
  state text not null default 'untold' check (state in ('untold', 'told', 'seen')),
  created_at timestamptz not null,
  primary key (org_id, partner_alert_id),
  foreign key (org_id, partner_id) references partner (org_id, partner_id),
  foreign key (org_id, partner_document_id) references partner_document (org_id, partner_document_id) on delete cascade,
  foreign key (org_id, user_id) references app_user (org_id, user_id),
  constraint partner_alert_is_given_once
    unique nulls not distinct (org_id, partner_id, partner_document_id, ends_on, days_before, user_id)
);
comment on table partner_alert is 'Who was told that a contract or a document of a partner ends; each step once.';
comment on column partner_alert.partner_document_id is 'The document that ends; none for the contract.';
create index partner_alert_of_user on partner_alert (org_id, user_id, created_at) where state <> 'seen';
call protect_tenant_table('partner_alert');

-- The directory is a page of insurers from now on, also of those that are there.
do $$
declare
  tenant uuid;
begin
  for tenant in select list_org_ids() loop
    perform set_config('app.org_id', tenant::text, true);
    insert into feature_flag (org_id, feature_code, is_enabled)
    select tenant, 'partners', true
    where exists (select from organisation where org_id = tenant and org_type = 'primary')
    on conflict do nothing;
  end loop;
  perform set_config('app.org_id', '', true);
end
$$;
