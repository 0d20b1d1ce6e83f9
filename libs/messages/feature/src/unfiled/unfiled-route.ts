import type { PageModule } from '@dosar/areas';
import { UnfiledPage } from './unfiled-page.tsx';

/** Starts no query: nothing else on the page waits for its list. */
export const route: PageModule = { page: async () => UnfiledPage };
