import { sql } from 'kysely';
import type { AreaSamples, Identifiers } from '#src/access/area-samples.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';

const reason = 'Deviz de la service';
const lines = [{ code: 'repair', amount_bani: 100_000 }];

const offerBody = (identifiers: Identifiers) => ({
  lines,
  recipient_party_id: identifiers['recipient_party_id'],
  money_version: 1,
});

export const samples: AreaSamples = {
  identifiers: async (api, { assignmentId }) => ({ offer_id: await newOffer(api, assignmentId) }),
  bodies: {
    recordAmount: () => ({ account: 'recourse', amount_bani: 120_000, reason, money_version: 1 }),
    changeReserve: () => ({ coverage_code: 'vehicle', amount_bani: 500_000, reason, money_version: 1 }),
    saveCoverage: () => ({
      coverage_code: 'vehicle',
      limit_bani: 640_000_000,
      deductible_bani: 0,
      money_version: 1,
    }),
    saveOffer: ({ identifiers }) => offerBody(identifiers),
    askOfferApproval: () => ({ note: reason, money_version: 1 }),
    issueOffer: () => ({ money_version: 1 }),
    recordAnswer: () => ({ is_accepted: false, note: reason, money_version: 1 }),
  },
  naming: { saveOffer: (identifiers) => ({ ...offerBody(identifiers), offer_id: identifiers['offer_id'] }) },
};

/** An offer that is being reckoned for the claimant of the file. */
async function newOffer(api: TestApi, assignmentId: string): Promise<string> {
  const { rows } = await sql<{ offer_id: string }>`
    insert into offer (org_id, claim_file_id, offer_no, lines, compensation_bani, penalty_bani, recipient_party_id, language,
      created_by_user_id)
    select work.org_id, work.claim_file_id, 1, ${JSON.stringify(lines)}::jsonb, 100000, 0, file.claimant_party_id, 'ro',
      (select user_id from app_user where app_user.org_id = work.org_id and username = 'radu.marin')
    from assignment work
    join claim_file file on file.org_id = work.org_id and file.claim_file_id = work.claim_file_id
    where work.assignment_id = ${assignmentId}
    returning offer_id`.execute(api.database.kysely);
  return rows[0]?.offer_id ?? '';
}
