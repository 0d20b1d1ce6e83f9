-- Look-up data that is the same for every organisation. Written by the reference step, read by everybody.

create table reference_version (
  reference_name text primary key,
  content_hash text not null,
  written_at timestamptz not null default now()
);
comment on table reference_version is 'Which content of the reference data this database holds.';

create table country (
  country_code text primary key check (country_code ~ '^[A-Z]{2}$'),
  name_ro text collate "ro-x-icu" not null,
  name_en text not null,
  position integer not null
);
comment on table country is 'ISO 3166-1 countries.';

create table county (
  country_code text not null references country,
  county_code text not null,
  name text collate "ro-x-icu" not null,
  cnp_codes text[] not null,
  position integer not null,
  primary key (country_code, county_code),
  unique (county_code)
);
comment on table county is 'The 41 counties and București, by plate code, with the county numbers used in a CNP.';

create table business_segment (
  business_segment_code text primary key,
  name_ro text collate "ro-x-icu" not null,
  name_en text not null,
  position integer not null
);
comment on table business_segment is 'Lines of business; the product starts with auto.';

create table policy_type (
  policy_type_code text primary key,
  business_segment_code text not null references business_segment,
  claim_letter text not null check (claim_letter ~ '^[A-Z]$'),
  name_ro text collate "ro-x-icu" not null,
  name_en text not null,
  position integer not null
);
comment on table policy_type is 'Kinds of policy; claim_letter is the letter inside the claim file number.';

create table vehicle_category (
  vehicle_category_code text primary key,
  name_ro text collate "ro-x-icu" not null,
  name_en text not null,
  needs_plate boolean not null default true,
  position integer not null
);
comment on table vehicle_category is 'Kinds of vehicle, including those that have no plate.';

create table vehicle_brand (
  vehicle_brand_code text primary key,
  name text not null,
  is_common boolean not null default false,
  position integer not null
);
comment on table vehicle_brand is 'Makes of vehicle.';

create table vehicle_zone (
  vehicle_zone_code text primary key,
  name_ro text collate "ro-x-icu" not null,
  name_en text not null,
  position integer not null
);
comment on table vehicle_zone is 'Areas of a vehicle that a damage can be pointed at.';

create table vehicle_part (
  vehicle_part_code text primary key,
  vehicle_zone_code text not null references vehicle_zone,
  side text check (side in ('left', 'right')),
  name_ro text collate "ro-x-icu" not null,
  name_en text not null,
  position integer not null
);
comment on table vehicle_part is 'Parts that can be damaged, replaced or repaired.';

create table color (
  color_code text primary key,
  name_ro text collate "ro-x-icu" not null,
  name_en text not null,
  hex text not null check (hex ~ '^#[0-9a-f]{6}$'),
  position integer not null
);
comment on table color is 'Colours of vehicles.';

create table holiday (
  holiday_date date primary key,
  name_ro text not null,
  name_en text not null
);
comment on table holiday is 'Romanian public holidays.';

create table role (
  role_code text primary key,
  name_ro text not null,
  name_en text not null,
  position integer not null
);
comment on table role is 'Roles that a user can hold; suffixes .manager and .selfmanaged are matched literally.';

grant select on country, county, business_segment, policy_type, vehicle_category, vehicle_brand, vehicle_zone,
  vehicle_part, color, holiday, role to dosar_app;
