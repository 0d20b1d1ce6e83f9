-- Where no address of a claimant is confirmed, a code confirms the number that is typed with a visit: the messages about it go there.
create table visit_phone_code (
  org_id uuid not null,
  visit_phone_code_id uuid not null,
  assignment_id uuid not null,
  number text not null check (number ~ '^\+[0-9]{6,15}$'),
  language text not null check (language in ('ro', 'en')),
  code_hash text not null check (code_hash ~ '^[0-9a-f]{64}$'),
  attempts smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  primary key (org_id, visit_phone_code_id),
  foreign key (org_id, assignment_id) references assignment (org_id, assignment_id)
);
comment on table visit_phone_code is 'Codes that were sent to the number of who brings a vehicle. A confirmed number gets messages about the visits of its work, and nothing else.';
create index visit_phone_code_of_work on visit_phone_code (org_id, assignment_id, created_at desc);
create index visit_phone_code_of_number on visit_phone_code (org_id, number, created_at desc);
call protect_tenant_table('visit_phone_code');
