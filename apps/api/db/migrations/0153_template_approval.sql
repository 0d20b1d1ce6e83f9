-- Texts that people outside read go in force with a second person's approval, where the organisation asks for it.

create table message_template_approval (
  org_id uuid primary key references organisation,
  email boolean not null,
  sms boolean not null,
  row_version integer not null default 1
);
comment on table message_template_approval is 'Which kinds of template texts a second person approves; an organisation without a row asks for none.';
call protect_tenant_table('message_template_approval');

create table message_template_draft (
  org_id uuid not null references organisation,
  template_code text not null check (template_code ~ '^[a-z][a-z0-9_]{0,59}$'),
  in_set jsonb,
  name_ro text not null,
  name_en text not null,
  is_active boolean not null,
  texts jsonb not null,
  base_row_version integer not null check (base_row_version >= 0),
  state text not null check (state in ('draft', 'waiting', 'returned')),
  note text not null check (length(note) <= 500),
  author_user_ids text[] not null check (cardinality(author_user_ids) > 0),
  saved_by_user_id uuid not null,
  saved_at timestamptz not null,
  decided_by_user_id uuid,
  reason text check (length(reason) between 1 and 500),
  row_version integer not null default 1,
  primary key (org_id, template_code),
  foreign key (org_id, saved_by_user_id) references app_user (org_id, user_id),
  foreign key (org_id, decided_by_user_id) references app_user (org_id, user_id),
  constraint message_template_draft_is_given_back_with_a_reason
    check ((state = 'returned') = (decided_by_user_id is not null) and (state = 'returned') = (reason is not null)),
  constraint message_template_draft_is_decided_by_another check (not decided_by_user_id::text = any (author_user_ids))
);
comment on table message_template_draft is 'Texts of a template that are not in force: being written, waiting for approval, or given back. One for a template.';
comment on column message_template_draft.base_row_version is 'The version of the template that the draft was written over; 0 for a new template.';
comment on column message_template_draft.author_user_ids is 'Everybody who wrote in it: none of them approves it.';
call protect_tenant_table('message_template_draft');

alter table message_template_version
  add column approved_by_user_id uuid,
  add column note text not null default '',
  add foreign key (org_id, approved_by_user_id) references app_user (org_id, user_id) not valid;
comment on column message_template_version.approved_by_user_id is 'The second person; null where the organisation asked for none.';
comment on column message_template_version.note is 'Why the texts were changed, in the words of whoever asked for approval.';
