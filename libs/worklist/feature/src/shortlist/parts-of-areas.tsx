import { useEntries } from '@dosar/areas';
import { dashboardParts } from '@dosar/areas/worklist';
import { useSession } from '@dosar/auth';

/** What areas show above the numbers of the dashboard, for as long as it concerns the reader. */
export function PartsOfAreas() {
  const { profile } = useSession();
  const parts = useEntries(dashboardParts);
  return parts.map(({ isFor, Part }, index) => profile && isFor(profile) && <Part key={index} />);
}
