-- A shop without users comes to its job by a link, which opens this job and nothing else.

create table partner_job_link (
  org_id uuid not null,
  partner_job_link_id uuid not null default new_id(),
  partner_job_id uuid not null,
  offer_no integer not null check (offer_no > 0),
  link_key text not null,
  key_hash text not null constraint partner_job_link_key_is_unique unique,
  sent_to text not null check (length(sent_to) <= 254),
  sent_at timestamptz not null,
  opened_at timestamptz,
  revoked_at timestamptz,
  primary key (org_id, partner_job_link_id),
  foreign key (org_id, partner_job_id) references partner_job (org_id, partner_job_id)
);
comment on table partner_job_link is
  'Links by which shops without users open one job; a new link takes the place of the one before.';
comment on column partner_job_link.offer_no is 'The offer it was sent with: whoever had the job before opens nothing.';
comment on column partner_job_link.link_key is 'Key of the link that the shop got.';
create unique index partner_job_link_is_one on partner_job_link (org_id, partner_job_id) where revoked_at is null;
create index partner_job_link_of_job on partner_job_link (org_id, partner_job_id, sent_at);
call protect_tenant_table('partner_job_link');

grant select (org_id, partner_job_link_id, key_hash) on partner_job_link to dosar_lookup;
create policy lookup on partner_job_link for select to dosar_lookup using (true);
create function find_partner_job_link_key(wanted_key_hash text) returns table (org_id uuid, partner_job_link_id uuid)
  language sql stable security definer set search_path = public, pg_temp as
$$ select l.org_id, l.partner_job_link_id from partner_job_link l where l.key_hash = wanted_key_hash $$;
comment on function find_partner_job_link_key is 'Which job of a partner has a link whose key has this SHA-256 (hex).';
grant create on schema public to dosar_lookup;
alter function find_partner_job_link_key owner to dosar_lookup;
revoke create on schema public from dosar_lookup;
revoke execute on function find_partner_job_link_key from public;
grant execute on function find_partner_job_link_key to dosar_app;

-- The one place that says whether the link of a job opens it. Asked when a guest comes by it and again with every call.
create function partner_job_link_opens(of_org_id uuid, link_id uuid, at_time timestamptz) returns boolean
  language sql stable
begin atomic
  select exists (select from partner_job_link link
    join partner_job job on job.org_id = link.org_id and job.partner_job_id = link.partner_job_id
    where link.org_id = of_org_id and link.partner_job_link_id = link_id and link.revoked_at is null
      and link.offer_no = job.offer_no and job.state not in ('draft', 'declined')
      and (job.ended_at is null or job.ended_at + interval '30 days' >= at_time));
end;
comment on function partner_job_link_opens is 'Whether the link of a job of a partner opens it at a time.';

alter table session add column guest_partner_job_link_id uuid;
alter table session add foreign key (org_id, guest_partner_job_link_id)
  references partner_job_link (org_id, partner_job_link_id);
comment on column session.guest_partner_job_link_id is 'The link of a job of a partner that the guest came by.';

-- As the other links do: what is withdrawn opens nothing more, also in sessions that processes remember.
create function announce_partner_job_link() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('dosar_session', 'joblink:' || old.partner_job_link_id);
  return null;
end
$$;
comment on function announce_partner_job_link is 'Tells the processes that the link of a job of a partner opens nothing more.';
create trigger announce_change after update of revoked_at on partner_job_link for each row
  when (old.revoked_at is distinct from new.revoked_at)
  execute function announce_partner_job_link();

-- Shops that somebody typed have no number by which the words of one are kept from the next.
alter table partner_job_message add column offer_no integer;
comment on column partner_job_message.offer_no is
  'The offer with which the shop got the job, for shops that stand in no directory.';
