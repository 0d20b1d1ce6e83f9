import type { Schema } from '@dosar/openapi';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { runs } from '#src/testing/runs.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { ibanOf, paidByInvoice } from '#src/testing/world/money-of-claim.ts';
import { readStatementJob } from '../bank/read-statement-job.ts';
import { camtFile, type CamtEntry } from '../bank/testing/statement-files.ts';
import { fileToValue, moneyCalls, paysFrom } from '../testing/money-calls.ts';
import { becomesFinance, statementCalls } from '../testing/statement-calls.ts';

/** Two handlers, a manager, two people of finance and an assessor. */
const people = [
  'ana.ionescu',
  'radu.marin',
  'maria.stan',
  'irina.neagu',
  'otilia.popa',
  'elena.rusu',
] as const;
/** Of each of them alone; the assessor orders nothing. */
const limits: Readonly<Record<string, number>> = {
  'Ana Ionescu': 700_000,
  'Radu Marin': 700_000,
  'Maria Stan': 2_500_000,
  'Irina Neagu': 700_000,
  'Otilia Popa': 700_000,
};
const acts = [
  'save',
  'issue',
  'ask',
  'decide',
  'accept',
  'contest',
  'confirm',
  'reserve',
  'order',
  'cancel',
  'export',
  'pay',
  'correct',
  'bank',
  'line',
  'record',
  'bounce',
] as const;
// What comes late on the way is tried more often, so that a sequence gets there.
const often = [
  'save',
  'save',
  'issue',
  'issue',
  'contest',
  'accept',
  'confirm',
  'confirm',
  'order',
  'order',
  'pay',
  'pay',
  'decide',
  'decide',
  'reserve',
  'bank',
  'line',
  'record',
  'bounce',
] as const;
type Act = (typeof acts)[number];
type Person = (typeof people)[number];
/** Who may succeed with a call. Anybody tries it as well, but a sequence of strangers comes to nothing. */
const usual: Partial<Record<Act, readonly Person[]>> = {
  decide: ['maria.stan'],
  confirm: ['radu.marin', 'irina.neagu'],
  order: ['radu.marin'],
  // Orders that are cancelled all the time are never paid.
  cancel: ['elena.rusu'],
  export: ['irina.neagu'],
  pay: ['irina.neagu'],
  correct: ['irina.neagu'],
  bank: ['irina.neagu', 'otilia.popa'],
  line: ['irina.neagu', 'otilia.popa'],
  record: ['irina.neagu', 'otilia.popa'],
  bounce: ['irina.neagu', 'otilia.popa'],
};
const act = fc.constantFrom(...acts, ...often).chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    who: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...(usual[kind] ?? ['ana.ionescu'])) },
      { weight: 1, arbitrary: fc.constantFrom(...people) },
    ),
    // Two claims whose claimants name the same account.
    claim: fc.constantFrom(0, 1),
    bani: fc.integer({ min: 100_000, max: 900_000 }),
  }),
);
type File = Awaited<ReturnType<typeof fileToValue>>;
type Money = Schema<'Money'>;

const api = startTestApi({ people: ['irina.neagu', 'otilia.popa'] });
const today = '2026-03-04';
const reason = 'Cerut de test';
const headers = new Map<string, CallerHeaders>();
let files: readonly File[];

beforeAll(async () => {
  await becomesFinance(api, 'otilia.popa');
  for (const person of people) headers.set(person, await api.tokenFor(person));
  files = [await fileToValue(api), await fileToValue(api)];
  await paysFrom(api, { iban: 'RO49AAAA1B31007593840000' });
});

function as(person: string) {
  const own = headers.get(person);
  if (own === undefined) throw new Error(`${person} has not signed in.`);
  return moneyCalls(api, own);
}

/** Decides the oldest request about the money of a file. */
async function decide(who: string, file: File) {
  const { rows } = await sql<{ approval_id: string; row_version: number }>`
    select approval_id, row_version from approval where claim_file_id = ${file.claim_file_id} and status = 'asked'
    order by asked_at, approval_id limit 1`.execute(api.database.kysely);
  return api.inject({
    method: 'POST',
    url: '/api/workload/decideApprovals',
    headers: { ...headers.get(who) },
    payload: { decisions: rows.map((asked) => ({ ...asked, outcome: 'approved' })) },
  });
}

/** One call of one person about the money of a file as it stands. */
function calls(
  who: string,
  file: File,
  bani: number,
  money: Money,
): Record<Act, () => Promise<{ statusCode: number }>> {
  const { post } = as(who);
  const { money_version } = money;
  const [offer] = money.offers;
  const order =
    money.orders.find(({ state }) => ['asked', 'ordered', 'exported', 'returned'].includes(state)) ??
    money.orders[0];
  const onOffer = (name: string, body: object = {}) =>
    post(`${name}/${offer?.offer_id ?? file.claim_file_id}`, { money_version, ...body });
  const onOrder = (name: string, body: object) =>
    post(`${name}/${order?.payment_order_id ?? file.claim_file_id}`, { money_version, ...body });
  const left = (order?.amount_bani ?? 0) - (order?.paid_bani ?? 0);
  const wrong = money.orders.flatMap(({ payments }) => payments).find(({ amount_bani: paid }) => paid > 0);
  return {
    save: () =>
      post(`saveOffer/${file.assignment_id}`, {
        money_version,
        ...(offer && ['draft', 'asked', 'approved'].includes(offer.state) && { offer_id: offer.offer_id }),
        lines: [{ code: 'repair', amount_bani: bani }],
        recipient_party_id: file.claimant_party_id,
        note_exception: paidByInvoice,
      }),
    issue: () => onOffer('issueOffer'),
    ask: () => onOffer('askOfferApproval', { note: reason }),
    decide: () => decide(who, file),
    accept: () => onOffer('recordAnswer', { is_accepted: true, iban: ibanOf('1') }),
    contest: () => onOffer('recordAnswer', { is_accepted: false, note: reason, iban: ibanOf('1') }),
    confirm: () => onOffer('confirmAccount', { note: reason }),
    reserve: () =>
      post(`changeReserve/${file.assignment_id}`, {
        coverage_code: 'vehicle',
        // Now and then more than a handler may reserve alone.
        amount_bani: bani % 3 === 0 ? bani * 9 : bani * 3,
        reason,
        money_version,
      }),
    order: () =>
      post(`orderPayment/${money.payable?.offer_id ?? offer?.offer_id ?? file.claim_file_id}`, {
        money_version,
      }),
    cancel: () => onOrder('cancelPaymentOrder', { reason }),
    export: () =>
      post('exportPaymentOrders', {
        payment_order_ids: [order?.payment_order_id ?? file.claim_file_id],
        requested_on: '2026-03-06',
      }),
    // Mostly what is left of the order; now and then more than that.
    pay: () =>
      onOrder('recordPayment', { amount_bani: bani % 5 === 0 ? bani : Math.min(bani, left), paid_on: today }),
    bank: () => sendStatement(who, transferOf(order, bani), order),
    line: () => decideLine(who, money),
    record: () => recordStatement(who),
    bounce: () => sendStatement(who, returnOf(money)),
    correct: () =>
      post(`correctPayment/${wrong?.payment_id ?? file.claim_file_id}`, { reason, money_version }),
  };
}

type Order = Money['orders'][number];
const inLei = (bani: number) => (bani / 100).toFixed(2);
/** Each transfer of the bank has a reference of its own. */
let transfers = 0;

/** A transfer of what is left of an order, of a part of it, or of more. */
function transferOf(order: Order | undefined, bani: number): CamtEntry {
  const left = (order?.amount_bani ?? bani) - (order?.paid_bani ?? 0);
  const amounts = [left, Math.ceil(left / 2), left + 100];
  const amount = inLei(Math.max(1, amounts[bani % 3] ?? left));
  transfers += 1;
  const transfer = { reference: order?.reference ?? 'NIMIC-1', bankReference: `T-${transfers}` };
  return { amount, transfers: [transfer] };
}
/** The bank sends the money of a payment back. */
function returnOf({ orders }: Money): CamtEntry {
  const order = orders.find(({ state }) => state === 'paid');
  transfers += 1;
  const transfer = {
    reference: order?.reference ?? 'NIMIC-1',
    bankReference: `T-${transfers}`,
    returned: 'AC04',
  };
  return { amount: inLei(order?.amount_bani ?? 100), direction: 'CRDT', transfers: [transfer] };
}

/** A statement that was read: of which order, whether its line waits for a decision, and who decided it last. */
type Statement = {
  id: string;
  orderId: string;
  isForDecision: boolean;
  decider: string | undefined;
  isRecorded: boolean;
};
const statements: Statement[] = [];
const nothing = '0190b6a0-0000-7000-8000-00000000b000';

async function sendStatement(who: string, entry: CamtEntry, order?: Order): Promise<{ statusCode: number }> {
  const answer = await bankOf(who).send(camtFile([entry], { id: `EX-${transfers}` }));
  if (answer.statusCode !== 201) return answer;
  await api.workOff(readStatementJob);
  const { bank_statement_id: id } = answer.json<Schema<'BankStatement'>>();
  const [line] = await bankOf('irina.neagu').lines(id);
  statements.push({
    id,
    orderId: order?.payment_order_id ?? nothing,
    isForDecision: line?.outcome === 'partial' || line?.outcome === 'over',
    decider: undefined,
    isRecorded: false,
  });
  reached.read += 1;
  reached.partial += line?.outcome === 'partial' ? 1 : 0;
  reached.over += line?.outcome === 'over' ? 1 : 0;
  return answer;
}
/** Somebody says how much of its order the newest line pays that waits for a decision. */
async function decideLine(who: string, money: Money): Promise<{ statusCode: number }> {
  const open = statements.findLast(({ isForDecision, isRecorded }) => isForDecision && !isRecorded);
  const [line] = open === undefined ? [] : await bankOf('irina.neagu').lines(open.id);
  const order = money.orders.find(({ payment_order_id: id }) => id === open?.orderId);
  const left = (order?.amount_bani ?? 1) - (order?.paid_bani ?? 0);
  const answer = await as(who).post('decideStatementLine', {
    bank_statement_id: open?.id ?? nothing,
    line_no: 1,
    decision_version: line?.decision_version ?? 0,
    kind: 'pays',
    parts: [
      {
        payment_order_id: open?.orderId ?? nothing,
        amount_bani: Math.max(1, Math.min(left, line?.amount_bani ?? left)),
      },
    ],
  });
  if (answer.statusCode < 300 && open !== undefined) open.decider = who;
  return answer;
}
async function recordStatement(who: string): Promise<{ statusCode: number }> {
  const open =
    statements.findLast(({ decider, isRecorded }) => decider !== undefined && !isRecorded) ??
    statements.at(-1);
  const read = open && (await bankOf('irina.neagu').statement(open.id));
  const answer = await as(who).post('importStatement', {
    bank_statement_id: open?.id ?? nothing,
    decisions_version: read?.decisions.version ?? 0,
  });
  if (open === undefined || answer.statusCode >= 300) return answer;
  const done = answer.json<Schema<'ImportedStatement'>>();
  open.isRecorded = true;
  if (done.recorded_count > 0 && open.decider !== undefined) {
    // Whoever decided the line does not record it.
    expect(open.decider, 'records').not.toBe(who);
    reached.decided += 1;
  }
  reached.recorded += done.recorded_count;
  return answer;
}
function bankOf(person: string) {
  const own = headers.get(person);
  if (own === undefined) throw new Error(`${person} has not signed in.`);
  return statementCalls(api, own);
}

/** Who did what, as the test has seen the calls succeed. */
const model = {
  recorder: new Map<string, string>(),
  known: new Set<string>(),
  typist: new Map<number, string>(),
  confirmer: new Map<number, string>(),
};
const reached = {
  askedReserve: 0,
  refusedUnconfirmed: 0,
  orderedAlone: 0,
  orderedByTwo: 0,
  refusedOwn: 0,
  refusedAsked: 0,
  paid: 0,
  replaced: 0,
  read: 0,
  partial: 0,
  over: 0,
  recorded: 0,
  decided: 0,
};
const names: Readonly<Record<string, string>> = {
  'ana.ionescu': 'Ana Ionescu',
  'radu.marin': 'Radu Marin',
  'maria.stan': 'Maria Stan',
  'irina.neagu': 'Irina Neagu',
  'otilia.popa': 'Otilia Popa',
};
const live = ({ orders }: Money) => orders.filter(({ state }) => state !== 'cancelled');
const sum = (amounts: readonly number[]) => amounts.reduce((total, bani) => total + bani, 0);
const orderedOf = (money: Money) => sum(live(money).map(({ amount_bani: bani }) => bani));

test('M4 no sequence of calls of six people and a bank moves more than the limit of one, pays more than agreed, or pays twice', async () => {
  const read = () => Promise.all(files.map(({ assignment_id: id }) => as('ana.ionescu').money(id)));
  let all = await read();
  for (const { kind, who, claim, bani } of fc.sample(act, {
    numRuns: runs({ quick: 600, heavy: 3_000 }),
    seed: 11,
  })) {
    const [file, money] = [files[claim], all[claim]];
    if (file === undefined || money === undefined) throw new Error('There are two claims.');
    const answer = await calls(who, file, bani, money)[kind]();
    expect(answer.statusCode, `${kind} by ${who}`).toBeLessThan(500);
    if (who === 'elena.rusu') expect(answer.statusCode, kind).toBe(403);
    if (answer.statusCode >= 300) continue;
    const [offer] = money.offers;
    if ((kind === 'accept' || kind === 'contest') && offer) {
      model.recorder.set(offer.offer_id, names[who] ?? '');
      if (!model.typist.has(claim)) model.typist.set(claim, names[who] ?? '');
    }
    if (kind === 'reserve') reservesOf(who, money, await as(who).money(file.assignment_id));
    if (kind === 'confirm') {
      expect(model.typist.get(claim), 'confirms').not.toBe(names[who]);
      model.confirmer.set(claim, names[who] ?? '');
    }
    all = await read();
    all.forEach((each, index) => holds(each, { all, claim: index }));
  }
  // The sequence has come to what it is about.
  expect(Object.entries(reached).filter(([, times]) => times === 0)).toEqual([]);
}, 600_000);

type Claims = { all: readonly Money[]; claim: number };

function holds(money: Money, claims: Claims): void {
  const paid = sum(money.orders.flatMap(({ payments }) => payments.map(({ amount_bani: bani }) => bani)));
  // Also one that a newer offer has replaced since, and that waits for its answer.
  const answered = money.offers.find(({ answered_at: at }) => at !== null);
  // Nothing is ordered, and so nothing is paid, above what was agreed last; what is paid is in every sum.
  expect(orderedOf(money)).toBeLessThanOrEqual(answered?.amount_bani ?? 0);
  expect(paid).toBeLessThanOrEqual(orderedOf(money));
  expect(money.paid_bani ?? 0).toBe(paid);
  expect(sum(money.coverages.map(({ paid_bani: bani }) => bani))).toBe(paid);
  expect(sum(money.coverages.map(({ reserve_bani: bani }) => bani))).toBe(money.reserve_bani ?? 0);
  expect(money.offers.filter(({ state }) => state === 'accepted').length).toBeLessThanOrEqual(1);
  reached.replaced += money.offers.filter(
    ({ state, answered_at: at }) => state === 'replaced' && at !== null,
  ).length;
  for (const order of live(money)) holdsForOrder(order, claims);
  reached.refusedUnconfirmed += money.payment_blocks.includes('account_unconfirmed') ? 1 : 0;
  reached.refusedOwn += money.payment_blocks.includes('own_answer') ? 1 : 0;
}

/** Of all coverages of a claim, by each of them alone. */
const reserveLimits: Readonly<Record<string, number>> = { 'ana.ionescu': 5_000_000, 'radu.marin': 5_000_000 };

/** Nobody raises a reserve above the own limit by themselves. */
function reservesOf(who: string, before: Money, after: Money): void {
  const most = Math.max(before.reserve_bani ?? 0, reserveLimits[who] ?? 25_000_000);
  expect(after.reserve_bani ?? 0, `${who} reserves`).toBeLessThanOrEqual(most);
  reached.askedReserve += after.waiting_reserves.length;
}

function holdsForOrder(order: Money['orders'][number], { all, claim }: Claims): void {
  const { created_by: author, approved_by: approver, state } = order;
  const recorder = model.recorder.get(order.offer_id);
  expect(author, 'orders').not.toBe(recorder);
  expect(author, 'orders').not.toBe(model.typist.get(claim));
  // Every account is typed by somebody of the staff here.
  expect(model.confirmer.has(claim), 'confirmed before it is ordered').toBe(true);
  expect(approver ?? 'nobody').not.toBe(author);
  expect(approver ?? 'nobody').not.toBe(recorder);
  expect(order.paid_bani).toBe(sum(order.payments.map(({ amount_bani: bani }) => bani)));
  expect(order.paid_bani).toBeLessThanOrEqual(order.amount_bani);
  for (const { who } of order.payments) {
    expect([author, approver], 'pays').not.toContain(who);
    reached.paid += 1;
  }
  if (model.known.has(order.payment_order_id + state)) return;
  model.known.add(order.payment_order_id + state);
  if (state === 'asked') {
    expect(order.paid_bani).toBe(0);
    reached.refusedAsked += 1;
  }
  if (state !== 'ordered') return;
  // Both claims pay into the same account, so all their orders count together.
  const together = sum(all.map(orderedOf));
  const alone = approver ?? author ?? '';
  if (order.paid_bani === 0) expect(together, `${alone} lets it go`).toBeLessThanOrEqual(limits[alone] ?? 0);
  if (approver === null) reached.orderedAlone += 1;
  else reached.orderedByTwo += 1;
}
