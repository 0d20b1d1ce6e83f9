import type { RouteTable } from '#src/kernel/http/route-table.ts';
import { browseBalances, exportBalances } from './browse-balances.ts';
import { importBalances, previewBalances } from './import-balances.ts';

/** The handlers of leave balances. */
export const balanceRoutes = {
  browseBalances,
  exportBalances,
  importBalances,
  previewBalances,
} satisfies Partial<RouteTable<'absences'>>;
