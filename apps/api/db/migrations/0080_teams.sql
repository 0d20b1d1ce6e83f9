-- Teams are renamed and closed, and people move between them; where they were stays known.

alter table team
  add column closed_at timestamptz,
  add column row_version integer not null default 1;
comment on column team.closed_at is 'Nobody belongs to a closed team.';

create table team_move (
  org_id uuid not null,
  team_move_id uuid not null default new_id(),
  user_id uuid not null,
  from_team_id uuid,
  to_team_id uuid,
  moved_at timestamptz not null,
  moved_by_user_id uuid not null,
  primary key (org_id, team_move_id),
  foreign key (org_id, user_id) references app_user (org_id, user_id),
  foreign key (org_id, from_team_id) references team (org_id, team_id),
  foreign key (org_id, to_team_id) references team (org_id, team_id),
  foreign key (org_id, moved_by_user_id) references app_user (org_id, user_id),
  constraint team_move_goes_elsewhere check (from_team_id is distinct from to_team_id)
);
comment on table team_move is 'Which team somebody left for which one, and who said so; without a team where it is null.';
create index team_move_newest on team_move (org_id, moved_at desc);
create index team_move_of_user on team_move (org_id, user_id, moved_at);
call protect_tenant_table('team_move');
