import { localDateOf } from '@dosar/kernel/zone';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import type { TestApi } from '../start-test-api.ts';
import { posted } from './posted.ts';

type Money = Schema<'Money'>;
type Claim = {
  claimFileNo: string;
  claimantPartyId: string;
  main: () => Promise<{ assignment_id: string }>;
};

/** Why the offers of most tests need no closed note. */
export const paidByInvoice = { code: 'invoice', reason: 'Factura reparației este la dosar' } as const;

/** The account of the claimant of a claim: each has another, because orders to one account count together. */
export function ibanOf(claimFileNo: string): string {
  const bban = `AAAA${claimFileNo.replaceAll(/\D/g, '').padStart(16, '0')}`;
  const digits = [...`${bban}RO00`].map((sign) => Number.parseInt(sign, 36)).join('');
  return `RO${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bban}`;
}

/** The money of a claim as one of the staff changes it; every call must succeed. */
export function moneyOfClaim(api: TestApi, claim: Claim, by: string) {
  async function read(): Promise<Money> {
    const { assignment_id: id } = await claim.main();
    const url = `/api/settlement/getMoney/${id}`;
    return (await api.inject({ url, headers: { ...(await api.tokenFor(by)) } })).json<Money>();
  }
  /** Posts a call about the main work, or about what `subject` finds in the money as it stands now. */
  async function change(name: string, body: object, subject?: (money: Money) => string | undefined) {
    const money = await read();
    const id = subject === undefined ? (await claim.main()).assignment_id : subject(money);
    if (id === undefined) throw new Error(`The claim has nothing for ${name}.`);
    await posted<Money>(api, await api.tokenFor(by), `/api/settlement/${name}/${id}`, {
      money_version: money.money_version,
      ...body,
    });
  }
  const newestOffer = ({ offers }: Money) => offers[0]?.offer_id;

  return {
    read,
    /** Most stories of money begin without an inspection; an offer then names why. */
    save: (lines: JsonBodyOf<'saveOffer'>['lines']) =>
      change('saveOffer', {
        lines,
        recipient_party_id: claim.claimantPartyId,
        note_exception: paidByInvoice,
      }),
    issue: () => change('issueOffer', {}, newestOffer),
    answer: (body: Omit<JsonBodyOf<'recordAnswer'>, 'money_version'>) =>
      change('recordAnswer', body, newestOffer),
    /** Reserves what the newest offer pays, unless each coverage has that much. */
    async reserve(amountBani: number) {
      const { coverages } = await read();
      const vehicle = coverages.find(({ coverage_code: code }) => code === 'vehicle');
      if ((vehicle?.reserve_bani ?? 0) < amountBani)
        await change('changeReserve', {
          coverage_code: 'vehicle',
          amount_bani: amountBani,
          reason: 'Oferta acceptată',
        });
    },
    /** Confirms the account that a colleague typed, as far as it waits for that. */
    async confirmAccount() {
      const { account } = await read();
      if (account?.fault === 'account_unconfirmed' || account?.fault === 'holder_differs')
        await change(
          'confirmAccount',
          { note: 'Extras de cont, în Documente' },
          ({ payable }) => payable?.offer_id,
        );
    },
    order: (body: object = {}) => change('orderPayment', body, ({ payable }) => payable?.offer_id),
    /** Records the rest of the newest order as paid on the day of the test. */
    async pay() {
      const { orders } = await read();
      const [order] = orders;
      await change(
        'recordPayment',
        {
          amount_bani: (order?.amount_bani ?? 0) - (order?.paid_bani ?? 0),
          paid_on: localDateOf(api.now()),
        },
        () => order?.payment_order_id,
      );
    },
  };
}

/** Confirms the email address of the notice by the link that its receipt brought, so that offers can be sent there. */
export async function confirmEmail(api: TestApi, claim: Claim): Promise<void> {
  const receipts = await api.outbox();
  const links = receipts
    .filter(({ kind, body }) => kind === 'email' && body.includes(claim.claimFileNo))
    .map(({ body }) => /\/contact-confirmation\/([\w-]+)/.exec(body)?.[1]);
  const key = links.find((link) => link !== undefined);
  if (key === undefined) throw new Error(`No receipt of ${claim.claimFileNo} has a link.`);
  const answer = await api.inject({
    url: `/api/assignment/confirmContact/${key}`,
    headers: { 'x-requested-with': 'dosar' },
  });
  if (answer.statusCode !== 200) throw new Error(`confirmContact answered ${answer.body}`);
}
