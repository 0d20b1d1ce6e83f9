import { apiQuery, browseOwnRoles, explainAccess, previewRole } from '@dosar/api-client';

/** Built-in and composed roles, with who has them. */
export const ownRolesQuery = apiQuery(browseOwnRoles);

/** What a person sees, and why they do not see the rest. */
export const accessQuery = (userId: string) =>
  apiQuery(explainAccess, { params: { path: { user_id: userId } } });

/** What somebody with some built-in roles would see. */
export const previewQuery = (parts: readonly string[]) =>
  apiQuery(previewRole, { body: { parts: [...parts].sort() } });
