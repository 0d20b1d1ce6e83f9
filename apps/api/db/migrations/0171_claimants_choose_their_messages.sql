-- Claimants stop the messages that the law does not ask for; the sender looks here before it writes.
create table message_stop (
  org_id uuid not null,
  party_id uuid not null,
  topic text not null check (topic in ('news', 'reminders', 'partner_jobs', 'grades')),
  stopped_at timestamptz not null,
  primary key (org_id, party_id, topic),
  foreign key (org_id, party_id) references party (org_id, party_id)
);
comment on table message_stop is 'What somebody no longer wants to be written to about. Offers, refusals, requests and changes of visits have no topic: they always come.';
call protect_tenant_table('message_stop', 'select, insert, delete');

-- Questions about the work of partners were stopped by their own link until now: there is one list from here on.
do $$
declare
  tenant uuid;
begin
  for tenant in select list_org_ids() loop
    perform set_config('app.org_id', tenant::text, true);
    insert into message_stop (org_id, party_id, topic, stopped_at)
      select org_id, party_id, 'grades', min(stopped_at) from partner_job_grade
      where org_id = tenant and party_id is not null and stopped_at is not null group by org_id, party_id;
  end loop;
  perform set_config('app.org_id', '', true);
end
$$;
