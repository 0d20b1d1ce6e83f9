import type { PageModule } from '@dosar/areas';
import { LeaveBalancesPage } from './leave-balances-page.tsx';

/** Starts no query: the year stands in the address, and the page reads it together with its links. */
export const route: PageModule = { page: async () => LeaveBalancesPage };
