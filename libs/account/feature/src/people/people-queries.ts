import {
  apiPages,
  apiQuery,
  browsePeople,
  browseRoles,
  browseTeams,
  getLeftWork,
  getUser,
  getUserReplacements,
} from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';

/** What the list of people is asked for. */
export type PeopleSearch = {
  q: string;
  state: Schema<'PersonState'> | undefined;
  roleCode: string | undefined;
  teamId: string | undefined;
};

/** The people who match, page by page. */
export const peopleQuery = ({ q, state, roleCode, teamId }: PeopleSearch) =>
  apiPages(browsePeople, (after) => ({
    params: {
      query: {
        ...(q.trim() !== '' && { q: q.trim() }),
        ...(state !== undefined && { state }),
        ...(roleCode !== undefined && { role_code: roleCode }),
        ...(teamId !== undefined && { team_id: teamId }),
        ...(after !== undefined && { after }),
      },
    },
  }));

/** One person with everything that their panel shows. */
export const userQuery = (userId: string) => apiQuery(getUser, { params: { path: { user_id: userId } } });

/** What a person who leaves has open. */
export const leftWorkQuery = (userId: string) =>
  apiQuery(getLeftWork, { params: { path: { user_id: userId } } });

/** Who works in the name of a person, and who could during some days. */
export const userReplacementsQuery = (userId: string, { from, to }: { from: string; to: string }) =>
  apiQuery(getUserReplacements, {
    params: { path: { user_id: userId }, query: { date_from: from, date_to: to } },
  });

/** The roles that somebody new can get. */
export const rolesQuery = apiQuery(browseRoles);

/** The list as the page begins. */
export const everybody: PeopleSearch = {
  q: '',
  state: undefined,
  roleCode: undefined,
  teamId: undefined,
};

/** The teams that somebody new can join. */
export const teamsQuery = apiQuery(browseTeams);
