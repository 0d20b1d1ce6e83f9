-- One message after the end asks the claimant how a partner worked: a grade of one to five, and a sentence.

create table partner_job_grade (
  org_id uuid not null,
  partner_job_id uuid not null,
  partner_id uuid not null,
  key_hash text not null constraint partner_job_grade_key_is_unique unique check (key_hash ~ '^[0-9a-f]{64}$'),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  grade smallint check (grade between 1 and 5),
  sentence text check (length(sentence) between 1 and 500),
  answered_at timestamptz,
  primary key (org_id, partner_job_id),
  foreign key (org_id, partner_job_id) references partner_job (org_id, partner_job_id),
  foreign key (org_id, partner_id) references partner (org_id, partner_id),
  constraint partner_job_grade_answer_is_whole check ((grade is null) = (answered_at is null)),
  constraint partner_job_grade_sentence_has_a_grade check (sentence is null or grade is not null)
);
comment on table partner_job_grade is 'What claimants were asked about the work of a partner, and what they answered; each is asked once.';
comment on column partner_job_grade.key_hash is 'SHA-256 (hex) of the key in the link; the key is stored nowhere.';
create index partner_job_grade_of_partner on partner_job_grade (org_id, partner_id, answered_at);
call protect_tenant_table('partner_job_grade', 'select, insert, update');

grant select (org_id, partner_job_id, key_hash) on partner_job_grade to dosar_lookup;
create policy lookup on partner_job_grade for select to dosar_lookup using (true);
create function find_partner_grade_key(wanted_key_hash text) returns table (org_id uuid, partner_job_id uuid)
  language sql stable security definer set search_path = public, pg_temp as
$$ select g.org_id, g.partner_job_id from partner_job_grade g where g.key_hash = wanted_key_hash $$;
comment on function find_partner_grade_key is 'The job about which the key with this SHA-256 (hex) asks.';
grant create on schema public to dosar_lookup;
alter function find_partner_grade_key owner to dosar_lookup;
revoke create on schema public from dosar_lookup;
revoke execute on function find_partner_grade_key from public;
grant execute on function find_partner_grade_key to dosar_app;
