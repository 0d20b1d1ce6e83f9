import { sql } from 'kysely';
import { decisionChecks } from '../claims/extension-points.ts';

const section = 'documents';

/** Before money is decided: which documents that were asked for are here and accepted, and what nobody has judged. */
export const documentsCheck = decisionChecks.entry({
  position: 30,
  async look(tx, orgId, { claimFileId }) {
    const { rows } = await sql<{ asked: number; accepted: number; unjudged: number }>`
      select count(*)::integer as asked, count(*) filter (where item.state = 'accepted')::integer as accepted,
        (select count(*)::integer from document where org_id = ${orgId} and claim_file_id = ${claimFileId}
          and state in ('received', 'checking')) as unjudged
      from doc_request request
        join doc_request_item item on item.org_id = request.org_id and item.doc_request_id = request.doc_request_id
      where request.org_id = ${orgId} and request.claim_file_id = ${claimFileId} and request.status <> 'cancelled'`.execute(
      tx,
    );
    const { asked, accepted, unjudged } = rows[0] ?? { asked: 0, accepted: 0, unjudged: 0 };
    const isComplete = accepted === asked && unjudged === 0;
    return {
      things: [
        {
          outcome: isComplete ? 'passed' : 'warning',
          name: { ro: 'Documente cerute', en: 'Documents asked for' },
          value: { ro: `${accepted} din ${asked}`, en: `${accepted} of ${asked}` },
          ...(unjudged > 0 && {
            detail: {
              ro: `fără verdict: ${unjudged}`,
              en: `without a verdict: ${unjudged}`,
            },
          }),
          section,
        },
      ],
    };
  },
});
