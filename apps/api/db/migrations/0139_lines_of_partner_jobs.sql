-- What a partner asks for is agreed line by line, and its invoice is compared with that.

create table partner_job_line (
  org_id uuid not null,
  partner_job_id uuid not null,
  step_no integer not null,
  line_no integer not null check (line_no between 1 and 200),
  code text check (length(code) between 1 and 60),
  name text collate "ro-x-icu" not null check (length(name) between 1 and 200),
  asked_bani bigint not null check (abs(asked_bani) <= 100000000000),
  answer text check (answer in ('agreed', 'changed', 'refused')),
  agreed_bani bigint check (abs(agreed_bani) <= 100000000000),
  answer_reason text check (length(answer_reason) between 3 and 500),
  primary key (org_id, partner_job_id, step_no, line_no),
  foreign key (org_id, partner_job_id, step_no) references partner_job_step (org_id, partner_job_id, step_no),
  constraint partner_job_line_answer_is_whole check ((answer is null) = (agreed_bani is null)),
  constraint partner_job_line_is_agreed_as_asked check (answer <> 'agreed' or agreed_bani = asked_bani),
  constraint partner_job_line_refused_is_nothing check (answer <> 'refused' or agreed_bani = 0),
  constraint partner_job_line_says_why check (answer = 'agreed' or answer is null or answer_reason is not null)
);
comment on table partner_job_line is 'The lines of an estimate or an invoice of a partner, and what its handler said of each.';
comment on column partner_job_line.step_no is 'The step with which it came: an estimate or an invoice.';
comment on column partner_job_line.asked_bani is 'What the partner asks, VAT included; a discount is negative.';
comment on column partner_job_line.agreed_bani is 'What is agreed of it; null while the handler has not answered.';
call protect_tenant_table('partner_job_line', 'select, insert, update');
