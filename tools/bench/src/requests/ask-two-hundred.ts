import { changeAssignments } from '@dosar/api/areas/assignments';
import { requestDocuments } from '@dosar/api/areas/documents';
import { inTenant, type Db } from '@dosar/api/database';
import { staffCall, type Transaction } from '../scale/staff-call.ts';

/** Thrown to give up a request whose time is known: the databases of the benchmark stay as they are. */
class Measured extends Error {}

type Who = { orgId: string; userId: string };

const senders = {
  staffOrigin: 'https://staff.example',
  trackerOrigin: 'http://127.0.0.1',
  mailFrom: 'daune@example.com',
  smsSender: 'Dosar',
};

/** How long it takes to ask the claimants of two hundred assignments for documents, in milliseconds. */
export async function askTwoHundred(db: Db, who: Who): Promise<number> {
  let took = Number.NaN;
  await inTenant(db, who.orgId, async (tx) => {
    const items = await workThatCanBeAskedFor(tx, who);
    const change = {
      action: 'request_document' as const,
      doc_type_codes: ['bank_account', 'driving_licence'],
    };
    const startedAt = performance.now();
    const result = await changeAssignments(
      {
        requestDocuments: (context, wanted) => requestDocuments(senders, context, wanted),
      },
      { ...staffCall(tx, who), body: { items, change } },
    );
    took = performance.now() - startedAt;
    const asked = result.items.filter(({ outcome }) => outcome === 'done').length;
    if (asked < 200) throw new Error(`Only ${asked} claimants could be asked.`);
    throw new Measured();
  }).catch((error: unknown) => {
    if (!(error instanceof Measured)) throw error;
  });
  return took;
}

/** Two hundred assignments of as many files; a bulk load has no addresses, so their claimants get some. */
async function workThatCanBeAskedFor(tx: Transaction, { orgId, userId }: Who) {
  const rows = await tx
    .selectFrom('assignment')
    .innerJoin('claim_file', (file) =>
      file
        .onRef('claim_file.org_id', '=', 'assignment.org_id')
        .onRef('claim_file.claim_file_id', '=', 'assignment.claim_file_id'),
    )
    .where('assignment.org_id', '=', orgId)
    .where('assigned_user_id', '=', userId)
    .where('list_code', '=', 'active')
    .where('claimant_party_id', 'is not', null)
    .distinctOn('assignment.claim_file_id')
    .select(['assignment_id', 'assignment.row_version', 'claimant_party_id'])
    .orderBy('assignment.claim_file_id')
    .limit(200)
    .execute();
  await tx
    .insertInto('contact_channel')
    .values(
      rows.flatMap(({ claimant_party_id: partyId, assignment_id: id }) =>
        partyId === null
          ? []
          : [
              {
                org_id: orgId,
                party_id: partyId,
                kind: 'email',
                value: `${id}@example.com`,
                is_preferred: true,
                confirmed_at: new Date(),
              },
            ],
      ),
    )
    .execute();
  return rows.map(({ assignment_id, row_version }) => ({ assignment_id, row_version }));
}
