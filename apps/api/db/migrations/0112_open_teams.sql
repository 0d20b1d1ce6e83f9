-- A team that is being closed gets nobody: whoever gives it a person, a queue or a group waits for the end of the closing, and is refused then.
create function hold_open_team() returns trigger
  language plpgsql as $$
begin
  perform from team where org_id = new.org_id and team_id = new.team_id and closed_at is null for share;
  if found then return new; end if;
  raise exception 'The team is closed.' using errcode = 'check_violation', constraint = 'team_is_open';
end
$$;
comment on function hold_open_team is 'Refuses what would belong to a closed team, and keeps the team open until the end of the transaction.';

create trigger hold_open_team before insert on app_user for each row when (new.team_id is not null)
  execute function hold_open_team();
create trigger hold_open_team_of_change before update of team_id on app_user for each row
  when (new.team_id is not null and new.team_id is distinct from old.team_id) execute function hold_open_team();
create trigger hold_open_team before insert on queue for each row when (new.team_id is not null)
  execute function hold_open_team();
create trigger hold_open_team_of_change before update of team_id on queue for each row
  when (new.team_id is not null and new.team_id is distinct from old.team_id) execute function hold_open_team();
create trigger hold_open_team before insert on group_mapping for each row when (new.team_id is not null)
  execute function hold_open_team();
create trigger hold_open_team_of_change before update of team_id on group_mapping for each row
  when (new.team_id is not null and new.team_id is distinct from old.team_id) execute function hold_open_team();
