import type { Schema } from '@dosar/openapi';
import {
  closeTeam as keepClosed,
  holdTeam,
  insertTeam,
  lockTeamsOf,
  moveToTeam as keepMove,
  renameTeam,
} from '#src/areas/account/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { changedFields, recordSettingChange } from '#src/kernel/settings/record-setting-change.ts';
import {
  settingGone,
  withValuesBefore,
  type ChangingCall,
  type SettingPage,
} from '#src/kernel/settings/setting-page.ts';
import { releaseUses } from '#src/kernel/settings/setting-use.ts';
import { findTeamMoves, findTeams, findWithoutTeam } from './team-list-repository.ts';

type Seeing = Pick<Call<'browseTeams'>, 'tx' | 'caller' | 'language'>;

/** A configurator manages every team; a manager the own one, and sees no other. */
const managesAll = ({ caller }: Pick<Seeing, 'caller'>) => caller.roles.includes('org.configurator');

/** The teams that the caller manages, with everybody in them and who moved lately. */
export async function browseTeams(call: Seeing): Promise<Schema<'TeamList'>> {
  const { tx, caller, language } = call;
  const { orgId, userId } = caller;
  const isAll = managesAll(call);
  const teams = await findTeams(tx, orgId, isAll ? undefined : userId);
  const ids = teams.map((team) => team.team_id);
  return {
    manages_all: isAll,
    teams,
    without_team: await findWithoutTeam(tx, orgId),
    moves: await findTeamMoves(tx, orgId, ids, language),
  };
}

/** Makes a team, or renames one. */
export async function saveTeam(call: Call<'saveTeam'>): Promise<Schema<'TeamList'>> {
  await keepTeam(call, call.body);
  return browseTeams(call);
}

/** The page of the teams among those with a history; teams that were made or closed stay so. */
export const teamsPage: SettingPage = {
  page: 'teams',
  changedBy: 'closeTeam',
  isRestorable: ({ fields }) =>
    fields.every(({ field, before }) => field.startsWith('name_') && before !== null),
  restore: async (call, change) => {
    const { teams } = await browseTeams(call);
    const team = teams.find((one) => one.team_id === change.subject_id);
    if (team === undefined) throw settingGone();
    const { name_ro, name_en } = team;
    await keepTeam(call, {
      ...withValuesBefore({ name_ro, name_en }, change),
      team_id: team.team_id,
      row_version: team.row_version,
    });
  },
};

async function keepTeam(call: ChangingCall, body: Call<'saveTeam'>['body']): Promise<void> {
  const { tx, caller, audit } = call;
  const { orgId } = caller;
  const names = { name_ro: body.name_ro.trim(), name_en: body.name_en.trim() };
  for (const [field, name] of Object.entries(names)) if (name === '') throw fieldRefused(field, 'required');
  const { teams } = await browseTeams(call);
  const { team_id: teamId } = body;
  const before = teams.find((team) => team.team_id === teamId);
  if (teamId === null ? !managesAll(call) : before === undefined) throw notFound();
  if (teams.some((team) => team !== before && team.name_ro === names.name_ro))
    throw fieldRefused('name_ro', 'invalid_value', 'Another team has this name.');
  if (teamId === null || before === undefined) {
    const madeId = await insertTeam(tx, orgId, names);
    audit.subject(madeId);
    await recordTeam(call, madeId, undefined, names);
    return;
  }
  audit.subject(teamId);
  if (!(await renameTeam(tx, { orgId, teamId, ifVersion: body.row_version }, names)))
    throw staleRowVersion(before.row_version);
  audit.note({ before: before.name_ro, after: names.name_ro });
  await recordTeam(call, teamId, before, names);
}

type TeamNames = { name_ro: string; name_en: string };

function recordTeam(call: ChangingCall, id: string, before: TeamNames | undefined, after: TeamNames) {
  const label = after[`name_${call.language}`];
  const fields = changedFields(before, after, ['name_ro', 'name_en']);
  return recordSettingChange(call, { page: 'teams', subject: { id, label }, fields });
}

/** Closes a team; its people, queues and groups go to the team that takes its place. */
export async function closeTeam(call: Call<'closeTeam'>): Promise<Schema<'TeamList'>> {
  const { tx, caller, path, body, now, audit } = call;
  const { orgId } = caller;
  const { team_id: teamId } = path;
  await holdTeam(tx, orgId, teamId);
  const before = (await findTeams(tx, orgId, undefined)).find((team) => team.team_id === teamId);
  if (!before) throw notFound();
  audit.subject(teamId);
  if (before.row_version !== body.row_version) throw staleRowVersion(before.row_version);
  await releaseUses(call, { kind: 'team', id: teamId, moveTo: body.move_to });
  if (!(await keepClosed(tx, { orgId, teamId, ifVersion: body.row_version }, now)))
    throw staleRowVersion(before.row_version);
  await recordSettingChange(call, {
    page: 'teams',
    subject: { id: teamId, label: before[`name_${call.language}`] },
    fields: [{ field: 'is_active', before: true, after: false }],
  });
  return browseTeams(call);
}

/**
 * Moves people to a team, or out of theirs.
 *
 * A manager takes people who belong to no team into the own one and lets people of it go. Only a configurator moves a
 * manager: one who belongs to no team is asked about everybody.
 */
export async function moveToTeam(call: Call<'moveToTeam'>): Promise<Schema<'TeamList'>> {
  const { tx, caller, body, now, audit } = call;
  const { orgId, userId } = caller;
  const { teams, without_team: withoutTeam } = await browseTeams(call);
  const { team_id: toTeamId } = body;
  if (toTeamId !== null && !teams.some((team) => team.team_id === toTeamId)) throw notFound();
  const known = new Map(
    [...teams.flatMap((team) => team.people), ...withoutTeam].map((one) => [one.user_id, one]),
  );
  const ids = [...new Set(body.people.map((person) => person.user_id))];
  if (!ids.every((id) => known.has(id))) throw notFound();
  if (!managesAll(call) && ids.some((id) => known.get(id)?.is_manager)) throw conflict('is_manager');
  const present = await lockTeamsOf(tx, orgId, ids);
  for (const { user_id: id, from_team_id: fromTeamId } of body.people) {
    if (present.get(id) !== fromTeamId) throw conflict('moved_meanwhile');
    if (fromTeamId === toTeamId) throw conflict('same_team');
    await keepMove(tx, orgId, { userId: id, fromTeamId, toTeamId }, { movedBy: userId, now });
  }
  const [only] = ids.length === 1 ? ids : [];
  if (only !== undefined) audit.subject(only);
  audit.note({ to_team_id: toTeamId, people: ids.length });
  return browseTeams(call);
}

function conflict(reason: 'is_manager' | 'moved_meanwhile' | 'same_team') {
  return new Problem(409, 'conflict', { context: { reason } });
}
