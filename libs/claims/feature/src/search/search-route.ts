import type { PageModule } from '@dosar/areas';
import { SearchPage } from './search-page.tsx';
import { startFindings } from './use-findings.ts';

export const route: PageModule = { page: async () => SearchPage, start: startFindings };
