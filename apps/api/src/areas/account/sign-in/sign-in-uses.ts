import { foundUse, settingUses } from '#src/kernel/settings/setting-use.ts';
import { findActedFor, findPeopleOfPassword, findPeopleOfProvider } from './sign-in-use-repository.ts';

/** People sign in with a password or at a provider, and colleagues act for each other. */
export const signInUses = [
  settingUses.entry({
    kind: 'sign_in',
    use: 'only_provider',
    name: { ro: 'Persoane fără parolă, doar cu furnizorul', en: 'People without a password' },
    find: async ({ tx, caller, id }) =>
      foundUse(id === 'provider' ? await findPeopleOfProvider(tx, caller.orgId) : []),
  }),
  settingUses.entry({
    kind: 'sign_in',
    use: 'only_password',
    name: {
      ro: 'Persoane care nu s-au autentificat niciodată la furnizor',
      en: 'People who have never signed in at the provider',
    },
    find: async ({ tx, caller, id }) =>
      foundUse(id === 'password' ? await findPeopleOfPassword(tx, caller.orgId) : []),
  }),
  settingUses.entry({
    kind: 'feature',
    use: 'acting',
    name: {
      ro: 'Persoane în numele cărora lucrează un coleg acum',
      en: 'People for whom a colleague works now',
    },
    find: async ({ tx, caller, id, now }) =>
      foundUse(id === 'impersonation' ? await findActedFor(tx, caller.orgId, now) : []),
  }),
];
