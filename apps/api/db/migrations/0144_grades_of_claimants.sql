-- Whoever had the damage grades the work of a partner: asked once for a job, by a link that opens this one question.

create table partner_job_grade (
  org_id uuid not null,
  partner_job_id uuid not null,
  partner_id uuid not null,
  party_id uuid,
  key_hash text not null constraint partner_job_grade_key_is_unique unique,
  done_at timestamptz not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  grade smallint check (grade between 1 and 5),
  comment text check (length(comment) between 1 and 500),
  graded_at timestamptz,
  stopped_at timestamptz,
  primary key (org_id, partner_job_id),
  foreign key (org_id, partner_job_id) references partner_job (org_id, partner_job_id),
  foreign key (org_id, partner_id) references partner (org_id, partner_id),
  foreign key (org_id, party_id) references party (org_id, party_id),
  constraint partner_job_grade_is_whole check ((grade is null) = (graded_at is null)),
  constraint partner_job_grade_has_its_comment check (comment is null or grade is not null)
);
comment on table partner_job_grade is 'The one question about a job of a partner, and its answer; the primary key keeps it from being asked again.';
comment on column partner_job_grade.partner_id is 'Who did the work when it was asked about.';
comment on column partner_job_grade.party_id is 'Who was asked; null where nobody could be written to.';
comment on column partner_job_grade.key_hash is 'SHA-256 (hex) of the key in the link.';
comment on column partner_job_grade.stopped_at is 'When the reader said that nobody should ask any more.';
create index partner_job_grade_of_partner on partner_job_grade (org_id, partner_id, graded_at) where graded_at is not null;
create index partner_job_grade_stopped_by on partner_job_grade (org_id, party_id) where stopped_at is not null;
call protect_tenant_table('partner_job_grade');

create function find_partner_grade_key(wanted_key_hash text) returns table (org_id uuid, partner_job_id uuid)
  language sql stable security definer set search_path = public, pg_temp as
$$ select g.org_id, g.partner_job_id from partner_job_grade g where g.key_hash = wanted_key_hash $$;
comment on function find_partner_grade_key is 'Which job of a partner is graded by the link whose key has this SHA-256 (hex).';
grant select (org_id, partner_job_id, key_hash) on partner_job_grade to dosar_lookup;
create policy lookup on partner_job_grade for select to dosar_lookup using (true);
grant create on schema public to dosar_lookup;
alter function find_partner_grade_key owner to dosar_lookup;
revoke create on schema public from dosar_lookup;
revoke execute on function find_partner_grade_key from public;
grant execute on function find_partner_grade_key to dosar_app;

-- Work that was done lately is looked for every hour.
create index partner_job_done_lately on partner_job (org_id, state_since) where state in ('done', 'invoiced', 'paid');
