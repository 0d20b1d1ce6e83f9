import { PeoplePage } from '../people/people-page.tsx';
import { useIsOnRoles } from './people-tabs.tsx';
import { RolesPage } from './roles-page.tsx';

/** Who signs in, or what their roles open, as the address says. */
export function PeopleAndRolesPage() {
  return useIsOnRoles() ? <RolesPage /> : <PeoplePage />;
}
