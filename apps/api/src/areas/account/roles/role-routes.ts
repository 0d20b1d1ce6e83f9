import type { RouteTable } from '#src/kernel/http/route-table.ts';
import type { PeopleNeeds } from '../people/person-change.ts';
import { explainAccess, previewRole } from './explain-access.ts';
import { browseOwnRoles, removeOwnRole, saveOwnRole } from './own-roles.ts';

/** The handlers for roles: what they open, and those that an organisation composes. */
export function roleRoutes(needs: Pick<PeopleNeeds, 'sessions'>) {
  return {
    browseOwnRoles,
    saveOwnRole: (call) => saveOwnRole(needs, call),
    removeOwnRole: (call) => removeOwnRole(needs, call),
    previewRole,
    explainAccess,
  } satisfies Partial<RouteTable<'account'>>;
}
