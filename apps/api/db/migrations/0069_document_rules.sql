create table doc_rule_change (
  org_id uuid not null references organisation,
  doc_rule_change_id uuid not null default new_id(),
  doc_type_code text,
  before jsonb not null,
  after jsonb not null,
  changed_by_user_id uuid not null,
  changed_at timestamptz not null,
  primary key (org_id, doc_rule_change_id),
  foreign key (org_id, doc_type_code) references doc_type (org_id, doc_type_code),
  foreign key (org_id, changed_by_user_id) references app_user (org_id, user_id)
);
comment on table doc_rule_change is
  'Each change of how an organisation asks for documents; without a kind of document, of reminders and terms.';
create index doc_rule_change_newest on doc_rule_change (org_id, changed_at desc, doc_rule_change_id desc);
call protect_tenant_table('doc_rule_change', 'select, insert');
