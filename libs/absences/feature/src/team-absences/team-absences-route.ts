import type { PageModule } from '@dosar/areas';
import { startTeamAbsences, TeamAbsencesPage } from './team-absences-page.tsx';

export const route: PageModule = { page: async () => TeamAbsencesPage, start: startTeamAbsences };
