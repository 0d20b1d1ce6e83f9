-- People of a partner work on exactly its own jobs, which stand in the organisations of insurers.

alter table partner add column partner_org_id uuid references organisation;
comment on column partner.partner_org_id is
  'The organisation of the people who work for the partner here; null while it has no users of its own.';
create unique index partner_is_one_organisation on partner (org_id, partner_org_id);
create index partner_by_organisation on partner (partner_org_id) where partner_org_id is not null;

grant select (org_id, partner_id, partner_org_id) on partner to dosar_lookup;
create policy lookup on partner for select to dosar_lookup using (true);
grant select (org_id, partner_job_id, partner_id, state) on partner_job to dosar_lookup;
create policy lookup on partner_job for select to dosar_lookup using (true);

create function find_own_partners() returns table (org_id uuid, partner_id uuid)
  language sql stable security definer set search_path = public, pg_temp as
$$ select p.org_id, p.partner_id from partner p where p.partner_org_id = current_org_id() order by p.org_id limit 50 $$;
comment on function find_own_partners is 'As which partner of which insurer the organisation of the transaction works.';

create function find_own_partner_job(wanted_job_id uuid) returns table (org_id uuid, partner_id uuid)
  language sql stable security definer set search_path = public, pg_temp as
$$
  select j.org_id, j.partner_id
  from partner_job j join partner p on p.org_id = j.org_id and p.partner_id = j.partner_id
  where j.partner_job_id = wanted_job_id and p.partner_org_id = current_org_id() and j.state not in ('draft', 'declined')
$$;
comment on function find_own_partner_job is
  'The insurer and the partner of a job that the organisation of the transaction works on; nothing for any other job.';

grant create on schema public to dosar_lookup;
alter function find_own_partners owner to dosar_lookup;
alter function find_own_partner_job owner to dosar_lookup;
revoke create on schema public from dosar_lookup;
revoke execute on function find_own_partners from public;
revoke execute on function find_own_partner_job from public;
grant execute on function find_own_partners to dosar_app;
grant execute on function find_own_partner_job to dosar_app;

alter table partner_job_document
  add column origin text not null default 'handler' check (origin in ('handler', 'partner')),
  add column step_no integer,
  add foreign key (org_id, partner_job_id, step_no) references partner_job_step (org_id, partner_job_id, step_no);
comment on column partner_job_document.origin is 'Who put it there.';
comment on column partner_job_document.step_no is 'The step with which it came, when it is an estimate or an invoice of the partner.';

create table partner_job_message (
  org_id uuid not null,
  partner_job_message_id uuid not null default new_id(),
  partner_job_id uuid not null,
  partner_id uuid,
  side text not null check (side in ('handler', 'partner')),
  author_user_id uuid,
  author_name text not null check (length(author_name) between 1 and 200),
  body text not null check (length(body) between 1 and 2000),
  written_at timestamptz not null,
  primary key (org_id, partner_job_message_id),
  foreign key (org_id, partner_job_id) references partner_job (org_id, partner_job_id),
  foreign key (org_id, partner_id) references partner (org_id, partner_id),
  foreign key (org_id, author_user_id) references app_user (org_id, user_id),
  constraint partner_job_message_of_handler_has_author check ((side = 'handler') = (author_user_id is not null))
);
comment on table partner_job_message is 'What a handler and a partner write to each other about a job.';
comment on column partner_job_message.partner_id is
  'The partner that had the job then: whoever gets the job later does not read it.';
comment on column partner_job_message.author_name is 'As it was then; people of another organisation are known by name alone.';
create index partner_job_message_of_job on partner_job_message (org_id, partner_job_id, written_at);
call protect_tenant_table('partner_job_message', 'select, insert');
