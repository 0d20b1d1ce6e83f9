import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import type { TestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';

type Money = Schema<'Money'>;

/** The calls about the money of files as one caller makes them. */
export function moneyCalls(api: TestApi, headers: CallerHeaders) {
  const post = (url: string, payload: object) =>
    api.inject({ method: 'POST', url: `/api/settlement/${url}`, payload, headers: { ...headers } });
  const get = (url: string) =>
    api.inject({
      method: 'GET',
      url: `/api/settlement/${url}`,
      headers: { ...headers, 'accept-language': 'ro' },
    });
  const money = async (assignmentId: string) => (await get(`getMoney/${assignmentId}`)).json<Money>();
  return {
    get,
    post,
    money,
    /** Changes the money of a file as it stands now. */
    async change(act: string, assignmentId: string, body: object) {
      const { money_version } = await money(assignmentId);
      return post(`${act}/${assignmentId}`, { money_version, ...body });
    },
  };
}

/** The main work of a file without money that a handler values now, of a claimant who can be reached. */
export async function fileToValue(api: TestApi, skip = 0) {
  const { rows } = await sql<{ assignment_id: string; claim_file_id: string; claimant_party_id: string }>`
    select main.assignment_id, main.claim_file_id, file.claimant_party_id
    from assignment main
    join claim_file file on file.org_id = main.org_id and file.claim_file_id = main.claim_file_id
    join organisation org on org.org_id = main.org_id and org.org_code = 'demo'
    where main.is_case_master and main.status_code = 'evaluation' and file.paid_amount is null
      and not exists (select from offer where offer.org_id = main.org_id and offer.claim_file_id = main.claim_file_id)
    order by file.claim_file_no offset ${skip} limit 1`.execute(api.database.kysely);
  const [found] = rows;
  if (found === undefined) throw new Error('The demo world has no file that is being valued.');
  // As it is before anybody has recorded an amount.
  for (const table of ['ledger_entry', 'recovery_receipt', 'recovery', 'coverage', 'claim_money'])
    await sql`delete from ${sql.table(table)} where claim_file_id = ${found.claim_file_id}`.execute(
      api.database.kysely,
    );
  await sql`update contact_channel set confirmed_at = now(), bounced_at = null
    where party_id = ${found.claimant_party_id}`.execute(api.database.kysely);
  return found;
}

type Staff = ReturnType<typeof moneyCalls>;
type File = Awaited<ReturnType<typeof fileToValue>>;

/** Reckons, sends and accepts an offer of 4.840,00 lei on a file, as staff does for a claimant without a computer. */
export async function acceptedOffer(staff: Staff, file: File, repairBani?: number): Promise<void> {
  await sentOffer(staff, file, repairBani);
  await actOnOffer(staff, file, 'recordAnswer', { is_accepted: true, iban: 'RO49AAAA1B31007593840000' });
}

/** Reckons and sends an offer of 4.840,00 lei that its claimant does not agree with. */
export async function contestedOffer(staff: Staff, file: File): Promise<void> {
  await sentOffer(staff, file);
  await actOnOffer(staff, file, 'recordAnswer', { is_accepted: false, note: 'Lipsește farul.' });
}

/** Reckons and sends an offer on a file; of 4.840,00 lei unless told otherwise. */
export async function sentOffer(staff: Staff, file: File, repairBani = 400_000): Promise<void> {
  const lines = [
    { code: 'repair', amount_bani: repairBani },
    { code: 'vat', amount_bani: 84_000 },
  ];
  await staff.change('saveOffer', file.assignment_id, { lines, recipient_party_id: file.claimant_party_id });
  await actOnOffer(staff, file, 'issueOffer');
}

async function actOnOffer(staff: Staff, file: File, name: string, body: object = {}): Promise<void> {
  const { money_version, offers } = await staff.money(file.assignment_id);
  const answer = await staff.post(`${name}/${offers[0]?.offer_id}`, { money_version, ...body });
  if (answer.statusCode !== 201) throw new Error(`${name} answered ${answer.body}`);
}
