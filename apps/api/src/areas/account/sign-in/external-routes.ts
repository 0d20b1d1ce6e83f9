import { standalone, type RouteTable } from '#src/kernel/http/route-table.ts';
import type { AccountNeeds } from '../account-needs.ts';
import { exchangeExternalCode } from './exchange-external-code.ts';
import { signInExternally } from './sign-in-externally.ts';
import { getSignInOptions } from './sign-in-rules.ts';
import { startExternalSignIn } from './start-external-sign-in.ts';

type ExternalOperation =
  | 'externalAppToken'
  | 'startExternalSignIn'
  | 'exchangeExternalCode'
  | 'getSignInOptions';

/** The way in through the identity provider of an organisation. */
export function externalRoutes(needs: AccountNeeds): Pick<RouteTable<'account'>, ExternalOperation> {
  return {
    externalAppToken: standalone<'externalAppToken'>((call) => signInExternally(needs, call)),
    startExternalSignIn: standalone<'startExternalSignIn'>((call) => startExternalSignIn(needs, call)),
    exchangeExternalCode: standalone<'exchangeExternalCode'>((call) => exchangeExternalCode(needs, call)),
    getSignInOptions: (call) => getSignInOptions(needs, call),
  };
}
