-- Sets of templates: texts of an organisation for one of its customers, in place of the standard ones.

create table message_template_set (
  org_id uuid not null references organisation,
  template_set_id uuid not null default new_id(),
  name text not null check (length(name) between 1 and 80),
  row_version integer not null default 1,
  removed_at timestamptz,
  primary key (org_id, template_set_id)
);
comment on table message_template_set is 'A collection of texts, such as those for a fleet; what it has no text for is said by the standard template.';
create unique index message_template_set_has_its_name on message_template_set (org_id, lower(name)) where removed_at is null;
call protect_tenant_table('message_template_set');

alter table message_template
  add column template_set_id uuid,
  add column replaces_code text,
  add constraint message_template_of_set_replaces_one check ((template_set_id is null) = (replaces_code is null)),
  add foreign key (org_id, template_set_id) references message_template_set (org_id, template_set_id);
comment on column message_template.template_set_id is 'The set that the text belongs to; standard templates belong to none.';
comment on column message_template.replaces_code is 'The standard template in place of which a text of a set is used.';
create unique index message_template_of_set_is_alone on message_template (org_id, template_set_id, replaces_code, channel, language)
  where template_set_id is not null;

-- Rules about messages can name a set; those that are there name none.
do $$
declare
  tenant uuid;
begin
  for tenant in select list_org_ids() loop
    perform set_config('app.org_id', tenant::text, true);
    update special_rule set settings = jsonb_set(settings, '{messages,template_set_id}', 'null')
      where org_id = tenant and kind = 'messages';
    update special_rule_of_file set settings = jsonb_set(settings, '{messages,template_set_id}', 'null')
      where org_id = tenant and kind = 'messages';
  end loop;
  perform set_config('app.org_id', '', true);
end
$$;
