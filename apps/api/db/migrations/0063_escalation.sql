-- Who was warned of what, once for each step: a second run of the job, or a second process, warns nobody again.

create table sla_rule (
  org_id uuid not null references organisation,
  assignment_type_code text not null,
  warn_percent integer not null default 75 check (warn_percent between 1 and 99),
  primary key (org_id, assignment_type_code),
  foreign key (org_id, assignment_type_code) references assignment_type (org_id, assignment_type_code)
);
comment on table sla_rule is 'At which part of its term the owner of work is warned; 75 % for kinds of work without a row.';
call protect_tenant_table('sla_rule');

create table escalation (
  org_id uuid not null references organisation,
  subject_id uuid not null,
  step text not null check (step in ('term_75', 'near_law', 'law_missed', 'sla_75', 'sla_100')),
  due_on date not null,
  names text[] not null,
  told_at timestamptz not null,
  primary key (org_id, subject_id, step, due_on)
);
comment on table escalation is 'Warnings about legal clocks and assignments. A new due date is warned of anew.';
call protect_tenant_table('escalation');
