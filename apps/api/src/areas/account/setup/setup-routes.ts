import { standalone, type RouteTable } from '#src/kernel/http/route-table.ts';
import type { AccountNeeds } from '../account-needs.ts';
import { checkInstallation } from './check-installation.ts';
import { getSetup } from './get-setup.ts';

/** What the page for the first organisation asks before it sends anything. */
export function setupRoutes(
  needs: AccountNeeds,
): Pick<RouteTable<'account'>, 'getSetup' | 'checkInstallation'> {
  return {
    getSetup,
    checkInstallation: standalone<'checkInstallation'>((call) => checkInstallation(needs, call)),
  };
}
