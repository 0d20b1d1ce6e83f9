-- Templates of messages are changed by the organisation; what they were can be read and brought back.

create table message_template_version (
  org_id uuid not null references organisation,
  template_code text not null,
  version integer not null check (version > 0),
  name_ro text not null,
  name_en text not null,
  texts jsonb not null,
  saved_by_user_id uuid,
  saved_at timestamptz not null default now(),
  primary key (org_id, template_code, version),
  foreign key (org_id, saved_by_user_id) references app_user (org_id, user_id)
);
comment on table message_template_version is 'A template as it was saved: its texts by channel and language. Version 1 of what the product brought was saved by nobody.';
call protect_tenant_table('message_template_version');

create index message_of_template on message (org_id, template_code, system_time) where template_code is not null;
