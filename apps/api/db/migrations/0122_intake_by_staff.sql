-- The staff take in accidents as well: hours known by and by, who recorded the accident, people who were hurt, and drafts.

alter table event
  add column occurred_until_time time,
  add column recorded_by text check (recorded_by in ('police', 'amiable_statement', 'nobody'));
comment on column event.occurred_until_time is 'It happened between the hour and this one; none when the hour is exact or unknown.';
comment on column event.recorded_by is 'Who has written down what happened; none while that is not known.';

-- Whoever corrects the hour knows it: the range that was told before holds no longer.
create function forget_hour_range() returns trigger language plpgsql as $$
begin
  if new.occurred_at_time is distinct from old.occurred_at_time
     and new.occurred_until_time is not distinct from old.occurred_until_time then
    new.occurred_until_time := null;
  end if;
  return new;
end
$$;
create trigger forget_hour_range before update on event for each row execute function forget_hour_range();

alter table claim_vehicle add column damage_words text check (length(damage_words) <= 1000);
comment on column claim_vehicle.damage_words is 'The damage as the notifier told it.';

alter table claim_party drop constraint claim_party_role_check;
alter table claim_party add constraint claim_party_role_check
  check (role in ('at_fault', 'hurt', 'witness', 'representative'));

create table claim_draft (
  org_id uuid not null,
  claim_draft_id uuid not null default new_id(),
  user_id uuid not null,
  title text not null check (length(title) <= 200),
  answers jsonb not null check (jsonb_typeof(answers) = 'array'),
  row_version integer not null default 1,
  created_at timestamptz not null,
  saved_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (org_id, claim_draft_id),
  foreign key (org_id, user_id) references app_user (org_id, user_id)
);
comment on table claim_draft is 'What one member of the staff has typed of a claim that is not registered yet; nobody else reads it.';
create index claim_draft_of_user on claim_draft (org_id, user_id, saved_at);
create index claim_draft_by_end on claim_draft (org_id, expires_at);
call protect_tenant_table('claim_draft');
