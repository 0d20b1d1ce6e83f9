import { sql } from 'kysely';
import type { Schema } from '@dosar/openapi';
import { awaitedParties } from '#src/areas/tracking/extension-points.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';

type Owed = 'estimate' | 'repair' | 'parts';

const words: Record<Owed, BilingualText> = {
  estimate: { ro: 'devizul', en: 'the estimate' },
  repair: { ro: 'reparația', en: 'the repair' },
  parts: { ro: 'piesele', en: 'the parts' },
};

/**
 * Claimants are told that their case waits for the repair shop once a shop has accepted the work, until the work is done.
 *
 * Who was asked before, other kinds of partners and the invoice are between the insurer and its partners.
 */
export const awaitedShop = awaitedParties.entry({
  async find(tx, { orgId, claimFileId, language }): Promise<Schema<'AwaitedParty'> | undefined> {
    const { rows } = await sql<{ owed: Owed; until: string | null }>`
      select case state when 'accepted' then 'estimate' when 'waiting_parts' then 'parts' else 'repair' end as owed,
        case state when 'accepted' then null when 'waiting_parts' then parts_until else promised_on end as until
      from partner_job
      where org_id = ${orgId} and claim_file_id = ${claimFileId} and kind in ('repair', 'glass')
        and state in ('accepted', 'approved', 'in_work', 'waiting_parts')
      order by created_at, partner_job_id limit 1`.execute(tx);
    const [job] = rows;
    return job && { who: 'shop', what: words[job.owed][language], until: job.until };
  },
});
