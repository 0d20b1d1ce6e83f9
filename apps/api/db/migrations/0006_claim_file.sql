-- The accident, the people, the vehicles and the claim file that joins them.

create table event (
  org_id uuid not null references organisation,
  event_id uuid not null default new_id(),
  occurred_on date not null,
  occurred_at_time time,
  country_code text not null default 'RO' references country,
  county_code text references county (county_code),
  locality text collate "ro-x-icu",
  street text,
  description text,
  cause text,
  has_injuries boolean not null default false,
  has_other_damage boolean not null default false,
  police_report_no text,
  police_station text,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, event_id)
);
comment on table event is 'An accident. Several claim files can come from one.';
comment on column event.occurred_at_time is 'Local time in Europe/Bucharest, when the notifier knew it.';

create table party (
  org_id uuid not null references organisation,
  party_id uuid not null default new_id(),
  kind text not null check (kind in ('person', 'company')),
  last_name text collate "ro-x-icu",
  first_name text collate "ro-x-icu",
  company_name text collate "ro-x-icu",
  cnp text,
  cui text,
  birth_date date,
  county_code text references county (county_code),
  locality text collate "ro-x-icu",
  address text,
  iban text,
  language text not null default 'ro' check (language in ('ro', 'en')),
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, party_id),
  constraint party_has_the_name_of_its_kind check (
    case kind when 'person' then last_name is not null else company_name is not null end)
);
comment on table party is 'A person or a company that takes part in a claim.';
create index party_by_cnp on party (org_id, cnp) where cnp is not null;
create index party_by_cui on party (org_id, cui) where cui is not null;

create table contact_channel (
  org_id uuid not null,
  contact_channel_id uuid not null default new_id(),
  party_id uuid not null,
  kind text not null check (kind in ('email', 'phone')),
  value text not null,
  is_preferred boolean not null default false,
  confirm_key_hash text constraint contact_channel_confirm_key_is_unique unique,
  confirm_key_expires_at timestamptz,
  confirmed_at timestamptz,
  bounced_at timestamptz,
  sms_consent boolean not null default false,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, contact_channel_id),
  foreign key (org_id, party_id) references party (org_id, party_id)
);
comment on table contact_channel is 'An e-mail address or phone of a party; unconfirmed ones never carry personal data.';
create index contact_channel_of_party on contact_channel (org_id, party_id);
create index contact_channel_by_value on contact_channel (org_id, value);

create table vehicle (
  org_id uuid not null references organisation,
  vehicle_id uuid not null default new_id(),
  plate_raw text,
  plate_norm text,
  plate_country_code text not null default 'RO' references country,
  vin text check (vin = upper(vin)),
  vehicle_category_code text references vehicle_category,
  vehicle_brand_code text references vehicle_brand,
  model text,
  color_code text references color,
  manufacture_year smallint,
  first_registration date,
  odometer integer,
  fuel text,
  owner_party_id uuid,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, vehicle_id),
  foreign key (org_id, owner_party_id) references party (org_id, party_id)
);
comment on table vehicle is 'A vehicle: the plate as written and as compared (upper case, no separators).';
create index vehicle_by_plate on vehicle (org_id, plate_norm);
create index vehicle_by_vin on vehicle (org_id, vin);

create table claim_file (
  org_id uuid not null references organisation,
  claim_file_id uuid not null default new_id(),
  claim_file_no text collate "C" not null,
  business_segment_code text not null default 'auto' references business_segment,
  policy_type_code text not null references policy_type,
  policy_insurer text,
  policy_number text,
  policy_valid_from date,
  policy_valid_to date,
  event_id uuid not null,
  claimant_party_id uuid,
  insured_party_id uuid,
  notifier_party_id uuid,
  notifier_role text check (notifier_role in ('owner', 'driver', 'other')),
  main_vehicle_id uuid,
  branch_id uuid,
  county_code text references county (county_code),
  channel text not null check (channel in ('web_guest', 'phone', 'staff', 'email', 'partner', 'api')),
  priority smallint not null default 1 check (priority between 0 and 3),
  status_code text,
  waiting_on text check (waiting_on in ('us', 'claimant', 'shop', 'police', 'insurer', 'other')),
  coverage_flags text[] not null default '{}',
  is_total_loss boolean not null default false,
  estimated_amount numeric(14, 2),
  agreed_amount numeric(14, 2),
  paid_amount numeric(14, 2),
  reserve_amount numeric(14, 2),
  currency text not null default 'RON',
  tracker_step smallint not null default 0,
  legal_due_date date,
  consent_version text,
  consent_at timestamptz,
  assignment_count integer not null default 0,
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  close_reason text,
  reopened_count integer not null default 0,
  claimant_name text collate "ro-x-icu" not null default '',
  plate text,
  vin text,
  search_text text collate "C" not null default '',
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, claim_file_id),
  constraint claim_file_no_is_unique unique (org_id, claim_file_no),
  constraint claim_file_no_is_searchable check (claim_file_no ~ '^[A-Z0-9]{6,20}$'),
  foreign key (org_id, event_id) references event (org_id, event_id),
  foreign key (org_id, claimant_party_id) references party (org_id, party_id),
  foreign key (org_id, insured_party_id) references party (org_id, party_id),
  foreign key (org_id, notifier_party_id) references party (org_id, party_id),
  foreign key (org_id, main_vehicle_id) references vehicle (org_id, vehicle_id),
  foreign key (org_id, branch_id) references branch (org_id, branch_id)
);
comment on table claim_file is 'A claim. Its number, upper case and without spaces, is also the case number of the public tracker.';
comment on column claim_file.status_code is 'Status of the case master assignment, kept by trigger.';
comment on column claim_file.claimant_name is 'Kept by trigger from the claimant (else the notifier).';
comment on column claim_file.plate is 'Kept by trigger from the main vehicle.';
comment on column claim_file.vin is 'Kept by trigger from the main vehicle.';
comment on column claim_file.search_text is 'Folded number, plate, VIN, claimant and policy number, kept by trigger.';
create index claim_file_of_event on claim_file (org_id, event_id);
create index claim_file_of_claimant on claim_file (org_id, claimant_party_id);
create index claim_file_of_notifier on claim_file (org_id, notifier_party_id);
create index claim_file_of_vehicle on claim_file (org_id, main_vehicle_id);
create index claim_file_by_vin on claim_file (org_id, vin);

create table claim_vehicle (
  org_id uuid not null,
  claim_file_id uuid not null,
  vehicle_id uuid not null,
  role text not null check (role in ('insured', 'injured', 'at_fault', 'other')),
  driver_party_id uuid,
  insurer text,
  policy_number text,
  is_drivable boolean,
  location text,
  damaged_parts jsonb not null default '[]',
  row_version integer not null default 1,
  primary key (org_id, claim_file_id, vehicle_id),
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id),
  foreign key (org_id, vehicle_id) references vehicle (org_id, vehicle_id),
  foreign key (org_id, driver_party_id) references party (org_id, party_id)
);
comment on table claim_vehicle is 'Which vehicles a claim is about, in which role, and what is damaged on them.';
create index claim_vehicle_of_vehicle on claim_vehicle (org_id, vehicle_id);

create function party_name(p party) returns text
  language sql immutable
  as $$ select case p.kind when 'person' then concat_ws(' ', p.last_name, p.first_name) else p.company_name end $$;

-- The file repeats what lists show and search, so that a list reads one table. These triggers are the only writers of
-- claimant_name, plate, vin and search_text; the assignment's copies follow in the next migration.
create function summarise_claim_file() returns trigger
  language plpgsql as $$
begin
  select party_name(p) into new.claimant_name from party p
    where p.org_id = new.org_id and p.party_id = coalesce(new.claimant_party_id, new.notifier_party_id);
  new.claimant_name := coalesce(new.claimant_name, '');
  select v.plate_norm, v.vin into new.plate, new.vin from vehicle v
    where v.org_id = new.org_id and v.vehicle_id = new.main_vehicle_id;
  new.search_text := fold_text(concat_ws(' ', new.claim_file_no, new.plate, new.vin, new.claimant_name, new.policy_number));
  return new;
end
$$;
create trigger summarise before insert
  or update of claim_file_no, claimant_party_id, notifier_party_id, main_vehicle_id, policy_number
  on claim_file for each row execute function summarise_claim_file();

create function summarise_files_of_party() returns trigger
  language plpgsql as $$
begin
  update claim_file set claimant_party_id = claimant_party_id
    where org_id = new.org_id and (claimant_party_id = new.party_id or notifier_party_id = new.party_id);
  return null;
end
$$;
create trigger summarise_files after update of kind, last_name, first_name, company_name on party
  for each row execute function summarise_files_of_party();

create function summarise_files_of_vehicle() returns trigger
  language plpgsql as $$
begin
  update claim_file set main_vehicle_id = main_vehicle_id
    where org_id = new.org_id and main_vehicle_id = new.vehicle_id;
  return null;
end
$$;
create trigger summarise_files after update of plate_norm, vin on vehicle
  for each row execute function summarise_files_of_vehicle();

create trigger touch before update on event for each row execute function touch_updated_at();
create trigger touch before update on party for each row execute function touch_updated_at();
create trigger touch before update on contact_channel for each row execute function touch_updated_at();
create trigger touch before update on vehicle for each row execute function touch_updated_at();
create trigger touch before update on claim_file for each row execute function touch_updated_at();

call protect_tenant_table('event');
call protect_tenant_table('party');
call protect_tenant_table('contact_channel');
call protect_tenant_table('vehicle');
call protect_tenant_table('claim_file');
call protect_tenant_table('claim_vehicle');
