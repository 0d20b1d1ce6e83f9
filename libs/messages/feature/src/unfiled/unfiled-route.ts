import type { PageModule } from '@dosar/areas';
import { startUnfiled, UnfiledPage } from './unfiled-page.tsx';

export const route: PageModule = { page: async () => UnfiledPage, start: startUnfiled };
