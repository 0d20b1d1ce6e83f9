import { apiPages, apiQuery, browsePeople, browseRoles, browseTeams, getUser } from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';

/** What the list of people is asked for. */
export type PeopleSearch = { q: string; state: Schema<'PersonState'> | undefined };

/** The people who match, page by page. */
export const peopleQuery = ({ q, state }: PeopleSearch) =>
  apiPages(browsePeople, (after) => ({
    params: {
      query: {
        ...(q.trim() !== '' && { q: q.trim() }),
        ...(state !== undefined && { state }),
        ...(after !== undefined && { after }),
      },
    },
  }));

/** One person with everything that their panel shows. */
export const userQuery = (userId: string) => apiQuery(getUser, { params: { path: { user_id: userId } } });

/** The roles that somebody new can get. */
export const rolesQuery = apiQuery(browseRoles);

/** The list as the page begins. */
export const everybody: PeopleSearch = { q: '', state: undefined };

/** The teams that somebody new can join. */
export const teamsQuery = apiQuery(browseTeams);
