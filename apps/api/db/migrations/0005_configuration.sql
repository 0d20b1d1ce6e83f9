-- What an organisation configures: kinds of work, the status machine as data, document types, the tracker.

create table doc_type (
  org_id uuid not null references organisation,
  doc_type_code text not null,
  name_ro text collate "ro-x-icu" not null,
  name_en text not null,
  provided_by text not null check (provided_by in ('claimant', 'organisation', 'partner', 'authority')),
  is_visible_to_claimant boolean not null default true,
  allowed_mime_types text[] not null default '{application/pdf,image/jpeg,image/png,image/webp,image/heic,image/heif}',
  position integer not null,
  is_active boolean not null default true,
  row_version integer not null default 1,
  primary key (org_id, doc_type_code)
);
comment on table doc_type is 'Kinds of document that a file can hold or ask for.';

create table assignment_type (
  org_id uuid not null references organisation,
  assignment_type_code text not null,
  name_ro text collate "ro-x-icu" not null,
  name_en text not null,
  icon text not null,
  is_master boolean not null default false,
  is_guest_allowed boolean not null default false,
  default_due_hours integer not null default 24,
  default_priority smallint not null default 1,
  weight integer not null default 1,
  required_fields text[] not null default '{}',
  required_doc_type_codes text[] not null default '{}',
  queue_id uuid,
  position integer not null,
  is_active boolean not null default true,
  row_version integer not null default 1,
  primary key (org_id, assignment_type_code),
  foreign key (org_id, queue_id) references queue (org_id, queue_id)
);
comment on table assignment_type is 'Kinds of work and their defaults.';
comment on column assignment_type.queue_id is 'Where new work of this kind waits for an owner.';
comment on column assignment_type.is_master is 'The first of this kind on a file becomes its case master.';

create table status (
  org_id uuid not null,
  assignment_type_code text not null,
  status_code text not null,
  name_ro text collate "ro-x-icu" not null,
  name_en text not null,
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  category_code text not null check (category_code in ('new', 'active', 'waiting', 'done', 'cancelled')),
  position smallint not null,
  is_initial boolean not null default false,
  is_final boolean not null default false,
  waiting_on text check (waiting_on in ('us', 'claimant', 'shop', 'police', 'insurer', 'other')),
  sla_hours integer,
  help_html_ro text,
  help_html_en text,
  tracker_step smallint,
  tracker_event_title_ro text,
  tracker_event_title_en text,
  tracker_event_description_ro text,
  tracker_event_description_en text,
  tracker_next_step_title_ro text,
  tracker_next_step_title_en text,
  tracker_next_step_description_ro text,
  tracker_next_step_description_en text,
  row_version integer not null default 1,
  primary key (org_id, assignment_type_code, status_code),
  foreign key (org_id, assignment_type_code) references assignment_type (org_id, assignment_type_code),
  constraint status_waiting_says_on_whom check (category_code <> 'waiting' or waiting_on is not null),
  constraint status_on_tracker_has_a_title check (tracker_step is null or tracker_event_title_ro is not null)
);
comment on table status is 'States of each kind of work, with what the claimant''s tracker shows in them.';
create unique index status_one_initial_per_type on status (org_id, assignment_type_code) where is_initial;

create table transition (
  org_id uuid not null,
  assignment_type_code text not null,
  transition_code text not null,
  from_status_code text not null,
  to_status_code text not null,
  name_ro text collate "ro-x-icu" not null,
  name_en text not null,
  role_codes text[] not null default '{}',
  conditions jsonb not null default '{}',
  effects jsonb not null default '{}',
  is_reason_required boolean not null default false,
  confirm_text_ro text,
  confirm_text_en text,
  position smallint not null,
  row_version integer not null default 1,
  primary key (org_id, assignment_type_code, from_status_code, transition_code),
  foreign key (org_id, assignment_type_code, from_status_code)
    references status (org_id, assignment_type_code, status_code),
  foreign key (org_id, assignment_type_code, to_status_code)
    references status (org_id, assignment_type_code, status_code),
  constraint transition_goes_somewhere_else check (from_status_code <> to_status_code)
);
comment on table transition is 'Moves allowed between states. role_codes: any of; "*.manager" is a literal suffix; empty means any staff.';

create table tracker_config (
  org_id uuid primary key references organisation,
  title_ro text not null,
  title_en text not null,
  case_identifier_name_ro text not null,
  case_identifier_name_en text not null,
  search_message_ro text not null,
  search_message_en text not null,
  not_found_message_ro text not null,
  not_found_message_en text not null,
  security_message_ro text not null,
  security_message_en text not null,
  security_error_message_ro text not null,
  security_error_message_en text not null,
  steps jsonb not null,
  action jsonb,
  row_version integer not null default 1,
  updated_at timestamptz not null default now()
);
comment on table tracker_config is 'What the public tracker of an organisation says.';

create table claim_number (
  org_id uuid not null references organisation,
  year smallint not null,
  claim_letter text not null,
  last_number integer not null,
  primary key (org_id, year, claim_letter)
);
comment on table claim_number is 'Last claim file number given out, by year and policy letter.';

-- The next claim file number, for example DM26R0000123. Gaps never occur: a rolled-back file gives its number back.
create function next_claim_file_no(file_year integer, file_letter text) returns text
  language plpgsql as $$
declare
  prefix text;
  given integer;
begin
  select claim_prefix into strict prefix from organisation where org_id = current_org_id();
  insert into claim_number as n (org_id, year, claim_letter, last_number)
    values (current_org_id(), file_year, file_letter, 1)
    on conflict (org_id, year, claim_letter) do update set last_number = n.last_number + 1
    returning last_number into given;
  return prefix || lpad((file_year % 100)::text, 2, '0') || file_letter || lpad(given::text, 7, '0');
end
$$;

call protect_tenant_table('doc_type');
call protect_tenant_table('assignment_type');
call protect_tenant_table('status');
call protect_tenant_table('transition');
call protect_tenant_table('tracker_config');
call protect_tenant_table('claim_number');
