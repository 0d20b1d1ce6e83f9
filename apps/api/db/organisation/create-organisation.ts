import { randomInt } from 'node:crypto';
import { hashPassword, type createDatabase } from '../server.ts';
import type { NewOrganisation } from './new-organisation.ts';
import { findTaken, writeOrganisation } from './write-organisation.ts';

type Db = ReturnType<typeof createDatabase>;

/**
 * Creates an organisation with the configuration that it starts with and its first administrator, in one transaction.
 *
 * Answers the administrator's password. It is stored nowhere but as a hash and has to be replaced at the first login.
 */
export async function createOrganisation(db: Db, wanted: NewOrganisation, now: Date) {
  const password = aPassword();
  const passwordHash = await hashPassword(password);
  const { orgId } = await db.kysely
    .transaction()
    .execute(async (tx) => {
      const { org, login } = await findTaken(tx, wanted);
      if (org) throw new Error(`There is an organisation ${wanted.code} already.`);
      if (login)
        throw new Error(`There is a user ${wanted.admin} already; names are unique in the installation.`);
      return writeOrganisation(tx, wanted, { passwordHash, isDefault: true, now });
    })
    .catch(saidPlainly);
  return { orgId, password };
}

/** What only the database sees, past the tenants: numbers or keys that another organisation has. */
const taken: Readonly<Record<string, string>> = {
  organisation_claim_prefix_is_unique: 'Another organisation has this --prefix.',
  organisation_key_is_unique: 'Another organisation has this --code as its key.',
};

function saidPlainly(error: unknown): never {
  const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
  throw taken[constraint] === undefined ? error : new Error(taken[constraint]);
}

/** Twenty letters and digits that nobody confuses, in groups that are easy to type: 99 bits. */
function aPassword() {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
