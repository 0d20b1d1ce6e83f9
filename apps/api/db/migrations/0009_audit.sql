-- The audit log: one gap-free, hash-chained sequence per organisation that only grows.

create table audit_log (
  org_id uuid not null,
  seq bigint not null default 0,
  event text not null,
  outcome text not null default 'success' check (outcome in ('success', 'refused', 'failed')),
  entity text,
  entity_id text,
  operation_id text,
  actor_kind text not null check (actor_kind in ('public', 'guest', 'tracker', 'user', 'system')),
  actor_user_id uuid,
  on_behalf_of_user_id uuid,
  session_id uuid,
  address text,
  error_id text,
  reason text,
  data jsonb not null default '{}',
  system_time timestamptz not null default now(),
  previous_hash text not null default '',
  hash text not null default '',
  primary key (org_id, seq)
);
comment on table audit_log is 'Who did what. Rows are numbered and chained by the insert trigger and never change.';
comment on column audit_log.org_id is 'The nil UUID holds what happened before an organisation was known.';
create index audit_log_of_entity on audit_log (org_id, entity, entity_id, seq);
create index audit_log_of_actor on audit_log (org_id, actor_user_id, seq);

create table audit_head (
  org_id uuid primary key,
  seq bigint not null,
  hash text not null
);
comment on table audit_head is 'End of each audit chain; its row lock puts the writers of one organisation in order.';

-- The text that is hashed: every column but the hashes, independent of session settings.
create function audit_canonical(entry audit_log) returns text
  language sql immutable
  return jsonb_build_array(
    entry.org_id, entry.seq, entry.event, entry.outcome, entry.entity, entry.entity_id, entry.operation_id,
    entry.actor_kind, entry.actor_user_id, entry.on_behalf_of_user_id, entry.session_id, entry.address,
    entry.error_id, entry.reason, entry.data, (extract(epoch from entry.system_time) * 1000000)::bigint)::text;

create function audit_hash(previous_hash text, entry audit_log) returns text
  language sql immutable
  return encode(sha256(convert_to(previous_hash || E'\n' || audit_canonical(entry), 'UTF8')), 'hex');

create function chain_audit_entry() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_head as h (org_id, seq, hash) values (new.org_id, 1, '')
    on conflict (org_id) do update set seq = h.seq + 1
    returning h.seq, h.hash into new.seq, new.previous_hash;
  new.hash := audit_hash(new.previous_hash, new);
  update audit_head set hash = new.hash where org_id = new.org_id;
  return new;
end
$$;
create trigger chain before insert on audit_log for each row execute function chain_audit_entry();

create function refuse_audit_change() returns trigger
  language plpgsql as $$
begin
  raise exception 'the audit log only grows' using errcode = 'insufficient_privilege';
end
$$;
create trigger only_grows before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();

call protect_tenant_table('audit_log', 'select, insert');
call protect_tenant_table('audit_head', 'select');

-- First broken number of an organisation's chain, or null when it is whole. Also notices a cut-off end.
create function audit_verify(checked_org_id uuid) returns bigint
  language sql stable
begin atomic
  with linked as (
    select a.seq, a.hash, a.previous_hash, audit_hash(a.previous_hash, a) as expected_hash,
      lag(a.hash, 1, '') over chain as hash_before, row_number() over chain as expected_seq
    from audit_log a where a.org_id = checked_org_id
    window chain as (order by a.seq)
  ), head as (
    select seq, hash from audit_head where org_id = checked_org_id
  )
  select min(broken) from (
    select seq as broken from linked
      where seq <> expected_seq or previous_hash <> hash_before or hash <> expected_hash
    union all
    select coalesce(max(l.seq), 0) + 1 from linked l having coalesce(max(l.seq), 0) < (select seq from head)
    union all
    select seq from linked where seq = (select seq from head) and hash <> (select hash from head)
  ) as found;
end;
comment on function audit_verify is 'Run with the tenant set to the organisation that is checked.';
