-- Work outside of requests runs in the queue of pg-boss, in a schema of its own that `migrate` creates. What people see of it
-- besides: how far a long job is.

create table job_progress (
  org_id uuid not null references organisation,
  job_id uuid not null,
  done integer not null check (done >= 0),
  total integer not null check (total >= 0),
  updated_at timestamptz not null default now(),
  primary key (org_id, job_id)
);
comment on table job_progress is 'How far a job is that is running; its row goes when the job ends.';
call protect_tenant_table('job_progress');

-- Messages are tried again by their job; what is left here is what became of them.
do $$
declare
  tenant uuid;
begin
  for tenant in select list_org_ids() loop
    perform set_config('app.org_id', tenant::text, true);
    update outbox set state = 'pending' where org_id = tenant and state = 'sending';
  end loop;
  perform set_config('app.org_id', '', true);
end
$$;
drop function find_orgs_with_due_outbox;
drop policy lookup on outbox;
revoke select (org_id, state, available_at) on outbox from dosar_lookup;
drop index outbox_due;
alter table outbox
  drop column available_at,
  drop column leased_until,
  drop column leased_by,
  drop constraint outbox_state_check,
  add constraint outbox_state_check check (state in ('pending', 'sent', 'dropped', 'dead'));
create index outbox_pending on outbox (org_id, system_time) where state = 'pending';
