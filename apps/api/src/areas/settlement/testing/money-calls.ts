import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import type { TestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { ibanOf, paidByInvoice } from '#src/testing/world/money-of-claim.ts';

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
    /** Changes the money of a file as it stands now; an offer names why it needs no closed note, unless the body says otherwise. */
    async change(act: string, assignmentId: string, body: object) {
      const { money_version } = await money(assignmentId);
      const exception = act === 'saveOffer' ? { note_exception: paidByInvoice } : {};
      return post(`${act}/${assignmentId}`, { money_version, ...exception, ...body });
    },
  };
}

/** Lets the organisation pay from an account: Irina of finance asks for it, Maria approves. */
export async function paysFrom(api: TestApi, account: { iban: string; bic?: string }): Promise<void> {
  const irina = moneyCalls(api, await api.tokenFor('irina.neagu'));
  const asked = await irina.post('savePayingAccount', { holder_name: 'Asigurarea Demo', ...account });
  if (asked.statusCode !== 200) throw new Error(`savePayingAccount answered ${asked.body}`);
  const [decided] = await decideApproval(api, { by: 'maria.stan', kind: 'paying_account' });
  if (decided?.outcome !== 'done') throw new Error(`The account was not approved: ${decided?.code ?? ''}`);
}

/** Decides the request of a kind that was asked last, on the inbox of somebody. */
export async function decideApproval(
  api: TestApi,
  { by, kind, outcome = 'approved' }: { by: string; kind: string; outcome?: 'approved' | 'refused' },
): Promise<Schema<'DecidedApproval'>[]> {
  const { rows } = await sql<{ approval_id: string; row_version: number }>`
    select approval_id, row_version from approval where approval_kind = ${kind} and status = 'asked'
    order by approval_id desc limit 1`.execute(api.database.kysely);
  const note = outcome === 'refused' ? { note: 'Nu se poate.' } : {};
  const answer = await api.inject({
    method: 'POST',
    url: '/api/workload/decideApprovals',
    headers: { ...(await api.tokenFor(by)) },
    payload: { decisions: rows.map((request) => ({ ...request, outcome, ...note })) },
  });
  return answer.json<Schema<'DecidedApproval'>[]>();
}

/** A new file that Ana values, of a claimant who can be reached, with its main work. */
export async function fileToValue(api: TestApi) {
  const { main, claimFileId, claimFileNo, claimantPartyId } = await aClaim(api).valued();
  const { assignment_id } = await main();
  return {
    assignment_id,
    claim_file_id: claimFileId,
    claim_file_no: claimFileNo,
    claimant_party_id: claimantPartyId,
  };
}

type Staff = ReturnType<typeof moneyCalls>;
type File = Awaited<ReturnType<typeof fileToValue>>;

/** Reckons, sends and accepts an offer of 4.840,00 lei on a file, as staff does for a claimant without a computer. */
export async function acceptedOffer(staff: Staff, file: File, repairBani?: number): Promise<void> {
  await sentOffer(staff, file, repairBani);
  await actOnOffer(staff, file, 'recordAnswer', { is_accepted: true, iban: ibanOf(file.claim_file_no) });
}

/** Confirms the account of a file that somebody else has typed, as far as it waits for that. */
export async function confirmAccount(
  staff: Staff,
  { assignment_id: id }: Pick<File, 'assignment_id'>,
): Promise<void> {
  const { money_version, account, payable } = await staff.money(id);
  if (account?.fault == null || payable === null || account.confirm_blocks.length > 0) return;
  const note = 'Extras de cont, în Documente';
  const answer = await staff.post(`confirmAccount/${payable.offer_id}`, { money_version, note });
  if (answer.statusCode !== 201) throw new Error(`confirmAccount answered ${answer.body}`);
}

/** Reckons and sends an offer of 4.840,00 lei that its claimant does not agree with. */
export async function contestedOffer(staff: Staff, file: File): Promise<void> {
  await sentOffer(staff, file);
  await actOnOffer(staff, file, 'recordAnswer', {
    is_accepted: false,
    note: 'Lipsește farul.',
    iban: ibanOf(file.claim_file_no),
  });
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
