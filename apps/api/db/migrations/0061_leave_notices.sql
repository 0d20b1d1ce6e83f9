-- Notices about absences in the product, reminders on the day before, and requests that pass on when nobody decides.

alter table absence
  add column begin_announced_at timestamptz,
  add column end_announced_at timestamptz,
  add column passed_on_at timestamptz,
  drop constraint absence_replacement_answer_check,
  add constraint absence_replacement_answer_check
    check (replacement_answer in ('asked', 'accepted', 'refused', 'ended'));
comment on column absence.begin_announced_at is 'When people were told that it begins tomorrow.';
comment on column absence.end_announced_at is 'When people were told that it ends tomorrow.';
comment on column absence.passed_on_at is 'Since when any manager decides, because those whom it was for did not.';

create table absence_notice (
  org_id uuid not null,
  user_id uuid not null,
  absence_id uuid not null,
  kind text not null,
  created_at timestamptz not null,
  told_at timestamptz,
  seen_at timestamptz,
  primary key (org_id, user_id, absence_id, kind),
  foreign key (org_id, user_id) references app_user (org_id, user_id),
  foreign key (org_id, absence_id) references absence (org_id, absence_id) on delete cascade
);
comment on table absence_notice is 'What somebody is told about an absence in the product, until they have seen it.';
create index absence_notice_unseen on absence_notice (org_id, user_id, created_at) where seen_at is null;
call protect_tenant_table('absence_notice');
