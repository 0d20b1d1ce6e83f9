import type { PageModule } from '@dosar/areas';
import { TransferPage } from './transfer-page.tsx';

export const route: PageModule = { page: async () => TransferPage };
