-- Terms of the law stood in a list that all organisations shared and only a release changed. Each insurer answers for its own, so they are data of the organisation.
alter table legal_rule rename to shared_legal_rule;

create table legal_rule (
  org_id uuid not null references organisation (org_id),
  legal_rule_code text not null check (legal_rule_code ~ '^[A-Z][A-Z0-9_]{1,39}$'),
  policy_type_code text not null references policy_type,
  event_from date not null,
  event_to date,
  days integer not null check (days between 1 and 3650),
  day_kind text not null check (day_kind in ('calendar', 'working')),
  penalty_ppm integer not null check (penalty_ppm between 0 and 1000000),
  on_reopening text not null check (on_reopening in ('resumes', 'restarts', 'stays_stopped')),
  source_ro text not null check (length(source_ro) between 3 and 120),
  source_en text not null check (length(source_en) between 3 and 120),
  is_own boolean not null default false,
  row_version integer not null default 1,
  primary key (org_id, legal_rule_code, policy_type_code, event_from)
);
comment on table legal_rule is 'Terms of the law by kind of policy and day of the accident; a new law is a new row from its first day on.';
comment on column legal_rule.penalty_ppm is 'Millionths of the due amount for each day of delay.';
comment on column legal_rule.on_reopening is 'What becomes of a stopped clock when the file is opened again.';
comment on column legal_rule.is_own is 'The organisation wrote it; the others came with the product.';
call protect_tenant_table('legal_rule');

do $$
declare
  tenant uuid;
begin
  for tenant in select list_org_ids() loop
    perform set_config('app.org_id', tenant::text, true);
    insert into legal_rule (org_id, legal_rule_code, policy_type_code, event_from, event_to, days, day_kind, penalty_ppm,
      on_reopening, source_ro, source_en)
    select tenant, legal_rule_code, policy_type_code, event_from, event_to, days, day_kind, penalty_ppm,
      on_reopening, source_ro, source_en
    from shared_legal_rule;
  end loop;
  perform set_config('app.org_id', '', true);
end
$$;

-- A term that runs keeps the rule with which it began: no such rule can go.
alter table legal_clock drop constraint legal_clock_legal_rule_code_policy_type_code_event_from_fkey;
alter table legal_clock add foreign key (org_id, legal_rule_code, policy_type_code, event_from) references legal_rule;
drop table shared_legal_rule;
