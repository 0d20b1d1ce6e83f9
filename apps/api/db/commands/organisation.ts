/**
 * `npm run organisation -- create --code … --name … --prefix … --admin …`: an organisation with its first administrator, into
 * DATABASE_URL or into the embedded database of DATA_DIR (whose server must not be running).
 */
import { parseArgs } from 'node:util';
import { createOrganisation } from '../organisation/create-organisation.ts';
import { readNewOrganisation } from '../organisation/new-organisation.ts';
import { withDatabase } from './with-database.ts';

const usage =
  'npm run organisation -- create --code casco --name "Casco Asigurări" --prefix CA --admin ioana.pop [--admin-name "Ioana Pop"] ' +
  '[--email ioana.pop@casco.example] [--short-name Casco] [--type primary|partner|broker|fleet|external]';
const text = { type: 'string' } as const;

function readCommandLine() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...{ code: text, name: text, 'short-name': text, prefix: text, admin: text, 'admin-name': text },
      ...{ email: text, type: text },
    },
  });
  if (positionals.join(' ') !== 'create') throw new Error('Say what to do: create.');
  return readNewOrganisation(values);
}

try {
  const wanted = readCommandLine();
  await withDatabase(async (db, env) => {
    const { password } = await createOrganisation(db, wanted, new Date());
    console.log(`${wanted.name} is there.
  Login      ${env.STAFF_ORIGIN}/login
  User       ${wanted.admin}
  Password   ${password}
  Claims     ${env.STAFF_ORIGIN}/guest/claim_notification/${wanted.code}
The password is shown only now and has to be replaced at the first login.`);
  });
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 2;
}
