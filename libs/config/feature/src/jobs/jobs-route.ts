import type { PageModule } from '@dosar/areas';
import { JobsPage, startJobs } from './jobs-page.tsx';

export const route: PageModule = { page: async () => JobsPage, start: startJobs };
