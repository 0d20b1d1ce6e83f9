-- The European accident statement of a claim file: two columns that two drivers fill in, each on the own phone.

create table accident_statement (
  org_id uuid not null,
  accident_statement_id uuid not null default new_id(),
  claim_file_id uuid not null,
  shared jsonb not null,
  side_a jsonb not null,
  side_b jsonb not null,
  signed_a text not null default 'none' check (signed_a in ('none', 'paper', 'glass')),
  signed_b text not null default 'none' check (signed_b in ('none', 'paper', 'glass')),
  signature_a text check (length(signature_a) <= 200000),
  signature_b text check (length(signature_b) <= 200000),
  signed_a_at timestamptz,
  signed_b_at timestamptz,
  liability text check (liability in ('a', 'b', 'shared', 'unclear')),
  liability_proposed text check (liability_proposed in ('a', 'b', 'shared', 'unclear')),
  liability_reason text check (length(liability_reason) between 3 and 500),
  liability_by_user_id uuid,
  liability_at timestamptz,
  row_version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (org_id, accident_statement_id),
  constraint accident_statement_is_one_per_file unique (org_id, claim_file_id),
  foreign key (org_id, claim_file_id) references claim_file (org_id, claim_file_id),
  foreign key (org_id, liability_by_user_id) references app_user (org_id, user_id),
  constraint accident_statement_glass_is_drawn_a check ((signed_a = 'glass') = (signature_a is not null)),
  constraint accident_statement_glass_is_drawn_b check ((signed_b = 'glass') = (signature_b is not null)),
  constraint accident_statement_decided_whole check (
    num_nulls(liability, liability_proposed, liability_reason, liability_by_user_id, liability_at) in (0, 5))
);
comment on table accident_statement is 'European accident statements: one per claim file, with what somebody decided about liability.';
comment on column accident_statement.shared is 'Boxes 1 to 5 and 13: when, where, who was hurt, witnesses, the sketch.';
comment on column accident_statement.side_a is 'The blue column: boxes 6 to 12 and 14.';
comment on column accident_statement.liability_proposed is 'What the boxes suggested when somebody decided.';
call protect_tenant_table('accident_statement', 'select, insert, update');
call announce_file_changes('accident_statement', 'fnol');

create table accident_statement_link (
  org_id uuid not null,
  accident_statement_link_id uuid not null default new_id(),
  accident_statement_id uuid not null,
  side text not null check (side in ('a', 'b')),
  link_key text not null,
  key_hash text not null constraint accident_statement_link_key_is_unique unique,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  opened_at timestamptz,
  revoked_at timestamptz,
  primary key (org_id, accident_statement_link_id),
  foreign key (org_id, accident_statement_id) references accident_statement (org_id, accident_statement_id)
);
comment on table accident_statement_link is 'Links by which a driver opens one column of one accident statement.';
comment on column accident_statement_link.link_key is 'Key of the link that the driver got.';
create unique index accident_statement_link_is_one
  on accident_statement_link (org_id, accident_statement_id, side) where revoked_at is null;
call protect_tenant_table('accident_statement_link', 'select, insert, update');

grant select (org_id, accident_statement_link_id, key_hash) on accident_statement_link to dosar_lookup;
create policy lookup on accident_statement_link for select to dosar_lookup using (true);
create function find_statement_link_key(wanted_key_hash text) returns table (org_id uuid, accident_statement_link_id uuid)
  language sql stable security definer set search_path = public, pg_temp as
$$ select l.org_id, l.accident_statement_link_id from accident_statement_link l where l.key_hash = wanted_key_hash $$;
comment on function find_statement_link_key is 'Which column of an accident statement has a link whose key has this SHA-256 (hex).';
grant create on schema public to dosar_lookup;
alter function find_statement_link_key owner to dosar_lookup;
revoke create on schema public from dosar_lookup;
revoke execute on function find_statement_link_key from public;
grant execute on function find_statement_link_key to dosar_app;

-- The one place that says whether a link opens its column. Asked when a driver comes by it and again with every call.
create function statement_link_opens(of_org_id uuid, link_id uuid, at_time timestamptz) returns boolean
  language sql stable
begin atomic
  select exists (select from accident_statement_link link
    where link.org_id = of_org_id and link.accident_statement_link_id = link_id and link.revoked_at is null
      and link.expires_at > at_time);
end;
comment on function statement_link_opens is 'Whether the link of a driver opens a column of an accident statement at a time.';

alter table session add column guest_statement_link_id uuid;
alter table session add foreign key (org_id, guest_statement_link_id)
  references accident_statement_link (org_id, accident_statement_link_id);
comment on column session.guest_statement_link_id is 'The link of an accident statement that the guest came by.';

-- As the other links do: what is withdrawn opens nothing more, also in sessions that processes remember.
create function announce_statement_link() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('dosar_session', 'statementlink:' || old.accident_statement_link_id);
  return null;
end
$$;
comment on function announce_statement_link is 'Tells the processes that the link of an accident statement opens nothing more.';
create trigger announce_change after update of revoked_at on accident_statement_link for each row
  when (old.revoked_at is distinct from new.revoked_at)
  execute function announce_statement_link();
