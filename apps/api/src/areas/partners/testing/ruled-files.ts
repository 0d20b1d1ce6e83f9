import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import type { TestApi } from '#src/testing/start-test-api.ts';
import type { Claim } from '#src/testing/world/a-claim.ts';
import { aNotice } from '#src/testing/world/notices.ts';
import { posted } from '#src/testing/world/posted.ts';
import { ruleWith, specialCalls } from './special-calls.ts';

/** A rule about deadlines. */
export const sla = (part: Partial<Schema<'SlaRule'>>) =>
  ruleWith('sla', { sla: { hours: null, factor_percent: null, ...part } });

/** A notice about a vehicle by which its customer is recognised. */
export const noticeOf = (plate: string, more = {}) => ({ vehicle: { ...aNotice().vehicle, plate }, ...more });

/** What happens to files whose customers have rules. */
export function ruledFiles(api: TestApi) {
  const ana = () => api.tokenFor('ana.ionescu');
  return {
    /** Rules of other tests act no more. */
    async withoutRules() {
      await sql`update special_customer set is_active = false`.execute(api.database.kysely);
      await sql`update special_rule set removed_at = now() where removed_at is null`.execute(
        api.database.kysely,
      );
    },
    /** A customer of level A who is recognised by a plate and has these rules. */
    async fleetWith(plate: string, rules: Schema<'RuleSettings'>[], more = {}): Promise<string> {
      const calin = specialCalls(api, await api.tokenFor('calin.dobre'));
      const { row } = await calin.add({ name: `Flota ${plate}`, level: 'A', ...more });
      await calin.addMatch(row.special_customer_id, 'plate', plate);
      for (const settings of rules) {
        const answer = await calin.addRule({ customer: row.special_customer_id }, settings);
        if (answer.statusCode !== 201) throw new Error(answer.body);
      }
      return row.special_customer_id;
    },
    titlesOf: (claim: Pick<Claim, 'claimFileId'>, assignmentId?: string) =>
      titlesOf(api, claim, assignmentId),
    /** A change of the file after which it is matched anew. */
    async changeParty({ claimFileId, claimantPartyId }: Claim, locality: string) {
      const { rows } = await sql<{ row_version: number }>`
        select row_version from party where party_id = ${claimantPartyId}`.execute(api.database.kysely);
      await posted(api, await ana(), `/api/claim/changeParty/${claimFileId}/${claimantPartyId}`, {
        row_version: rows[0]?.row_version,
        changes: { locality },
      });
    },
    async noticeToMaria(more: Partial<Schema<'NoticeRule'>> = {}): Promise<Schema<'NoticeRule'>> {
      const { userId } = await api.userNamed('maria.stan');
      return { user_ids: [userId], on_opening: true, on_closing: false, reserve_above_bani: null, ...more };
    },
    /** A kind of document that no work needs by itself. */
    async unusualDocument(): Promise<string> {
      const { rows } = await sql<{ code: string }>`
        select doc_type_code as code from doc_type join organisation using (org_id)
        where org_code = 'demo' and doc_type.is_active and not exists (select from assignment_type type
          where type.org_id = doc_type.org_id and doc_type_code = any (type.required_doc_type_codes))
        order by doc_type_code`.execute(api.database.kysely);
      return rows[0]?.code ?? '';
    },
    async reserve(claim: Claim, bani: number): Promise<Schema<'Money'>> {
      const headers = await ana();
      const { assignment_id: id } = await claim.main();
      const money = (
        await api.inject({ url: `/api/settlement/getMoney/${id}`, headers: { ...headers } })
      ).json<Schema<'Money'>>();
      return posted(api, headers, `/api/settlement/changeReserve/${id}`, {
        money_version: money.money_version,
        coverage_code: 'vehicle',
        amount_bani: bani,
        reason: 'Deviz nou',
      });
    },
  };
}

/** What the timeline of a file says, the first entry first; of one piece of work where one is named. */
async function titlesOf(
  api: TestApi,
  { claimFileId }: Pick<Claim, 'claimFileId'>,
  assignmentId: string | null = null,
): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select title from timeline_event
    where claim_file_id = ${claimFileId} and (${assignmentId}::uuid is null or assignment_id = ${assignmentId})
    order by timeline_event_id`.execute(api.database.kysely);
  return rows.map(({ title }) => title);
}
