import type { PageModule } from '@dosar/areas';
import { TeamAbsencesPage } from './team-absences-page.tsx';

/** Starts no query: which days are shown stands in the address, and the page reads it together with its buttons. */
export const route: PageModule = { page: async () => TeamAbsencesPage };
