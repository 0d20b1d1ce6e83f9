import type { PageModule } from '@dosar/areas';
import { BoardPage } from './board-page.tsx';

export const route: PageModule = { page: async () => BoardPage };
