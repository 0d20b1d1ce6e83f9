-- A manager can ask before deciding; whoever wants the decision answers on the file.
create table approval_question (
  org_id uuid not null,
  approval_question_id uuid not null default new_id(),
  approval_id uuid not null,
  question text not null,
  asked_by_user_id uuid not null,
  asked_at timestamptz not null default now(),
  answer text,
  answered_by_user_id uuid,
  answered_at timestamptz,
  primary key (org_id, approval_question_id),
  foreign key (org_id, approval_id) references approval (org_id, approval_id) on delete cascade,
  foreign key (org_id, asked_by_user_id) references app_user (org_id, user_id),
  foreign key (org_id, answered_by_user_id) references app_user (org_id, user_id),
  constraint approval_question_answer_names_who check ((answer is null) = (answered_by_user_id is null)),
  constraint approval_question_two_people check (answered_by_user_id <> asked_by_user_id)
);
comment on table approval_question is 'What a manager asks about a request before deciding, and the answer.';
create index approval_question_of_request on approval_question (org_id, approval_id, asked_at);
call protect_tenant_table('approval_question');
