import { outsideTenant, type Db } from '#src/kernel/database/index.ts';
import { hasOrganisation } from './setup-repository.ts';

/**
 * Tells whether nobody has set this installation up yet.
 *
 * An organisation never goes away: once there is one, nobody looks again. A database that does not answer counts as set up, so
 * that the login page opens without it.
 */
export function watchFirstOrganisation(db: Db): () => Promise<boolean> {
  let isSetUp = false;
  return async () => {
    isSetUp ||= await outsideTenant(db, hasOrganisation).catch(() => true);
    return !isSetUp;
  };
}
