import { hold } from './hold.ts';
import type { Caller } from '../caller.ts';
import type { Installation } from './installation.ts';

const password = 'Patru mere verzi, 88';

/** The people of a small insurer, by what they do in the walk. */
const people = {
  handler: { full_name: 'Ana Pop', username: 'ana.pop', role: 'claims.handler' },
  manager: { full_name: 'Mihai Sas', username: 'mihai.sas', role: 'claims.manager' },
  finance: { full_name: 'Doina Tătar', username: 'doina.tatar', role: 'finance.payments' },
} as const;

/** Everybody who has a desk, signed in. */
export type Staff = Record<keyof typeof people | 'administrator', Caller>;

/** Sets the organisation up with the code that the server has printed, and signs its administrator in. */
export async function setUpOrganisation({ server, staff }: Installation): Promise<Caller> {
  const code = /Code +(\S{4}(?:-\S{4}){3})/.exec(server.output())?.[1];
  hold(code !== undefined, 'the server prints an installation code');
  const tokens = await staff.call('setUpOrganisation', {
    body: {
      code,
      org_name: 'Nord-Vest Asigurări SA',
      cui: 'RO 14399840',
      short_name: 'Nord-Vest',
      org_code: 'nord-vest',
      claim_prefix: 'NV',
      language: 'ro',
      logo_picture: null,
      material_color: 'teal-700',
      sidebar: '#0f4c4c',
      administrator: {
        full_name: 'Simona Crișan',
        username: 'simona.crisan',
        email: 'simona.crisan@example.com',
        password,
      },
    },
  });
  return staff.as(tokens);
}

/** Invites everybody; each chooses a password by the link of the e-mail that has arrived. */
export async function inviteStaff({ staff, receivers }: Installation, administrator: Caller): Promise<Staff> {
  const arrive = async ({ full_name, username, role }: (typeof people)[keyof typeof people]) => {
    const email = `${username}@example.com`;
    await administrator.call('inviteUser', {
      body: { full_name, username, email, language: 'ro', team_id: null, role_codes: [role] },
    });
    const key = await receivers.inMailTo(email, /\/invitation\/([\w-]+)/);
    const invited = staff.as(await staff.call('invitationToken', { body: { key } }));
    const renewed = await invited.call('renew', { body: { password } });
    hold(renewed.passUpdated, `${username} chooses a password: ${renewed.errorMessage}`);
    return staff.as(await staff.call('appToken', { body: { username, password } }));
  };
  return {
    administrator,
    handler: await arrive(people.handler),
    manager: await arrive(people.manager),
    finance: await arrive(people.finance),
  };
}
