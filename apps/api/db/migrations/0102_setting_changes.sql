-- Every page of the settings tells who changed what, and puts an earlier value back. The audit log keeps facts in words for auditors;
-- this table keeps values that can be stored again.
create table setting_change (
  org_id uuid not null,
  change_id uuid not null default new_id(),
  page text not null check (page ~ '^[a-z0-9-]+(/[a-z0-9-]+)*$'),
  subject_id text,
  subject_label text,
  fields jsonb not null check (jsonb_typeof(fields) = 'array' and jsonb_array_length(fields) > 0),
  changed_by uuid,
  on_behalf_of uuid,
  changed_at timestamptz not null,
  restored_change_id uuid,
  primary key (org_id, change_id),
  foreign key (org_id, changed_by) references app_user (org_id, user_id),
  foreign key (org_id, on_behalf_of) references app_user (org_id, user_id),
  foreign key (org_id, restored_change_id) references setting_change (org_id, change_id),
  constraint setting_change_names_its_subject check ((subject_id is null) = (subject_label is null))
);
create index setting_change_of_page on setting_change (org_id, page, changed_at desc, change_id desc);
comment on table setting_change is 'What was changed on a page of the settings, value by value; rows are added and never change.';
comment on column setting_change.page is 'Address of the page below /config.';
comment on column setting_change.subject_id is 'Which of several records on the page was changed; none where the page is about one thing.';
comment on column setting_change.subject_label is 'What the record was called then.';
comment on column setting_change.fields is 'The changed fields as {field, before, after}.';
comment on column setting_change.changed_by is 'Who really did it; none when no person did.';
comment on column setting_change.on_behalf_of is 'Whom that person stood in for.';
comment on column setting_change.restored_change_id is 'The earlier change whose old values this one put back.';
call protect_tenant_table('setting_change', 'select, insert');
