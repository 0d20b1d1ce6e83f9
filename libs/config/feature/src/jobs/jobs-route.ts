import type { PageModule } from '@dosar/areas';
import { JobsPage } from './jobs-page.tsx';

/** Starts no query: which jobs are asked for stands in the address, and the page reads it together with its tabs. */
export const route: PageModule = { page: async () => JobsPage };
