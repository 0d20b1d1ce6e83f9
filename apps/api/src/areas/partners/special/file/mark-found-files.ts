import { foundFileMarks } from '#src/areas/claims/extension-points.ts';
import { findCustomersOfFiles } from './found-files-repository.ts';
import { isToldOf, reasonText } from './told-customer.ts';

/** The search marks the files of special customers for whoever may know of them, and says by what they were recognised. */
export const markedFiles = foundFileMarks.entry({
  async find(tx, caller, language, claimFileNos) {
    const customers = await findCustomersOfFiles(tx, caller.orgId, claimFileNos);
    return new Map(
      customers
        .filter((customer) => isToldOf(caller, customer))
        .map(({ claim_file_no: number, name, reason }) => [
          number,
          { special_customer: { name, reason: reason && reasonText(reason)[language] } },
        ]),
    );
  },
});
