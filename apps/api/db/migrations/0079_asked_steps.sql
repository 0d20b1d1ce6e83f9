-- A step whose conditions are not met, taken when a manager approves it: an exception, or a file that is reopened late.

create table asked_step (
  org_id uuid not null,
  asked_step_id uuid not null default new_id(),
  assignment_id uuid not null,
  transition_code text not null,
  transition_name_ro text not null,
  transition_name_en text not null,
  from_status_code text not null,
  missing jsonb not null,
  reason text not null,
  waiting_on text,
  state text not null default 'asked' check (state in ('asked', 'taken', 'refused', 'withdrawn')),
  asked_at timestamptz not null,
  primary key (org_id, asked_step_id),
  foreign key (org_id, assignment_id) references assignment (org_id, assignment_id) on delete cascade
);
comment on table asked_step is 'A step of a task that somebody asked a manager to let pass although conditions are missing.';
comment on column asked_step.missing is 'What was missing when it was asked, as [{code, ro, en}].';
create unique index asked_step_waits_once on asked_step (org_id, assignment_id, transition_code) where state = 'asked';
call protect_tenant_table('asked_step');
