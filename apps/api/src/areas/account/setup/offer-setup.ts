import { outsideTenant, type Db } from '#src/kernel/database/index.ts';
import { hashOfSetupCode, newSetupCode } from './setup-code.ts';
import { deleteSetupCode, hasOrganisation, keepSetupCode } from './setup-repository.ts';

/** Time to start the server in the evening and to set it up in the morning. */
const validHours = 24;

/** Makes the code by which an installation without an organisation is set up; none where there is an organisation. */
export function offerSetup(db: Db, now: Date): Promise<string | undefined> {
  return outsideTenant(db, async (tx) => {
    if (await hasOrganisation(tx)) {
      await deleteSetupCode(tx);
      return undefined;
    }
    const code = newSetupCode();
    const expiresAt = new Date(now.getTime() + validHours * 3_600_000);
    await keepSetupCode(tx, { code_hash: hashOfSetupCode(code), created_at: now, expires_at: expiresAt });
    return code;
  });
}
