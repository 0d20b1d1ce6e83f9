import { isSameHolder } from '@dosar/settlement-domain';
import { fileFacts } from '#src/areas/claims/extension-points.ts';
import { findHolders, findSharedAccounts, findStaffNamed } from './shared-account-repository.ts';

/** More of one kind say nothing more. */
const mostFiles = 5;

/**
 * One account in claims of different people, and an account that is known under the name of somebody of the staff.
 *
 * The product stores no accounts of its staff, so a name is all that tells; a name alone refuses nothing.
 */
export const sharedAccountFact = fileFacts.entry({
  async find(tx, orgId, { claimFileId }) {
    const shared = await findSharedAccounts(tx, orgId, claimFileId);
    const others = shared.filter(({ full_name: name, own_name: own }) => !isSameHolder(name, own));
    const holders = await findHolders(tx, orgId, claimFileId);
    const named = holders.length === 0 ? [] : await findStaffNamed(tx, orgId, holders);
    return [
      ...others.slice(0, mostFiles).map(({ full_name: name, claim_file_no, assignment_id }) => ({
        code: 'same_account',
        text: {
          ro: `Același cont la altcineva: ${name}`,
          en: `The same account with somebody else: ${name}`,
        },
        file: { claim_file_no, assignment_id },
        weight: 3 as const,
      })),
      ...named
        .filter((colleague) => holders.some((holder) => isSameHolder(holder, colleague)))
        .map((name) => ({
          code: 'account_of_staff_name',
          text: {
            ro: `Contul este pe numele unui coleg: ${name}`,
            en: `The account is under the name of a colleague: ${name}`,
          },
          weight: 3 as const,
        })),
    ];
  },
});
