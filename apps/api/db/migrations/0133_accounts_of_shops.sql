-- A partner administrator opens and ends the account of a shop, and an offer without an answer goes where the organisation wants.

-- A shop takes no claims, so it has no part of the few prefixes that claim numbers begin with.
alter table organisation alter column claim_prefix drop not null;
alter table organisation add constraint organisation_that_takes_claims_has_prefix
  check (claim_prefix is not null or org_type = 'partner');

alter table partner
  add column own_people_since timestamptz,
  add column own_people_ended_at timestamptz,
  add constraint partner_people_end_after_they_began check (own_people_ended_at is null or partner_org_id is not null);
comment on column partner.own_people_since is 'When its people got an account; null also where it is older than this column.';
comment on column partner.own_people_ended_at is 'Since when its people read nothing here any more; the account can be opened again.';

grant select (own_people_ended_at) on partner to dosar_lookup;
grant create on schema public to dosar_lookup;
create or replace function find_own_partners() returns table (org_id uuid, partner_id uuid)
  language sql stable security definer set search_path = public, pg_temp as
$$
  select p.org_id, p.partner_id from partner p
  where p.partner_org_id = current_org_id() and p.own_people_ended_at is null order by p.org_id limit 50
$$;
create or replace function find_own_partner_job(wanted_job_id uuid) returns table (org_id uuid, partner_id uuid)
  language sql stable security definer set search_path = public, pg_temp as
$$
  select j.org_id, j.partner_id
  from partner_job j join partner p on p.org_id = j.org_id and p.partner_id = j.partner_id
  where j.partner_job_id = wanted_job_id and p.partner_org_id = current_org_id() and p.own_people_ended_at is null
    and j.state not in ('draft', 'declined')
$$;
alter function find_own_partners owner to dosar_lookup;
alter function find_own_partner_job owner to dosar_lookup;
revoke create on schema public from dosar_lookup;

create table partner_job_setting (
  org_id uuid primary key references organisation,
  on_silence text not null check (on_silence in ('next', 'ask')),
  row_version integer not null default 1
);
comment on table partner_job_setting is
  'What an organisation wants when nobody answers an offer in time; without a row the next proposed partner gets it.';
call protect_tenant_table('partner_job_setting');

create table partner_job_notice (
  org_id uuid not null,
  partner_job_notice_id uuid not null default new_id(),
  partner_job_id uuid not null,
  offer_no integer not null,
  user_id uuid not null,
  occasion text not null check (occasion in ('silent', 'passed_on', 'taken_back')),
  created_at timestamptz not null,
  state text not null default 'untold' check (state in ('untold', 'told', 'seen')),
  primary key (org_id, partner_job_notice_id),
  foreign key (org_id, partner_job_id) references partner_job (org_id, partner_job_id),
  foreign key (org_id, user_id) references app_user (org_id, user_id),
  constraint partner_job_notice_is_given_once unique (org_id, partner_job_id, offer_no, user_id, occasion)
);
comment on table partner_job_notice is 'Whom the product tells that an offer stayed without an answer, or that a job needs another partner.';
create index partner_job_notice_unseen on partner_job_notice (org_id, user_id) where state <> 'seen';
call protect_tenant_table('partner_job_notice');
