import { standalone, type RouteTable } from '#src/kernel/http/route-table.ts';
import type { AccountNeeds } from '../account-needs.ts';
import { changePassword } from './change-password.ts';
import { checkPassword } from './check-password.ts';
import { turnTaking } from '../session/in-turn.ts';
import { passwordHashing } from './password-hash.ts';
import { renewPassword } from './renew-password.ts';
import { setUpOrganisation } from '../setup/set-up-organisation.ts';
import { signIn } from '../sign-in/sign-in.ts';

type PasswordOperation = 'appToken' | 'checkPass' | 'updatePass' | 'renew' | 'setUpOrganisation';

/** Whatever looks at a password: one queue for the costly part, and one turn for each name. */
export function passwordRoutes(needs: AccountNeeds): Pick<RouteTable<'account'>, PasswordOperation> {
  const passwordNeeds = { ...needs, passwords: passwordHashing(), inTurn: turnTaking() };
  return {
    appToken: standalone<'appToken'>((call) => signIn(passwordNeeds, call)),
    checkPass: standalone<'checkPass'>((call) => checkPassword(passwordNeeds, call)),
    updatePass: standalone<'updatePass'>((call) => changePassword(passwordNeeds, call)),
    setUpOrganisation: standalone<'setUpOrganisation'>((call) => setUpOrganisation(passwordNeeds, call)),
    renew: standalone<'renew'>((call) => renewPassword(passwordNeeds, call)),
  };
}
