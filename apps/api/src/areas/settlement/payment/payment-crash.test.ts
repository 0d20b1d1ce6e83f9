import { paidByInvoice } from '#src/testing/world/money-of-claim.ts';
import type { Schema } from '@dosar/openapi';
import { expect, test } from 'vitest';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { useKillableServers, type KillableServer } from '#src/testing/killable-servers.ts';

const { api, start, observer, isWaitingFor, letGo } = useKillableServers(undefined, {
  people: ['irina.neagu'],
});

type Money = Schema<'Money'>;
type File = { assignment_id: string; claim_file_id: string; claimant_party_id: string };

async function one<Row extends object>(statement: string, values: unknown[] = []): Promise<Row> {
  const { rows } = await observer().query<Row>(statement, values);
  const [row] = rows;
  if (row === undefined) throw new Error(`Nothing was found: ${statement}`);
  return row;
}

/** A file that is being valued, of a claimant who can be written to. */
async function fileToPay(): Promise<File> {
  const claim = await aClaim(api).takenIn();
  await observer().query(
    `update assignment set status_code = 'evaluation',
        assigned_user_id = (select user_id from app_user where username = 'ana.ionescu'), queue_id = null
      where claim_file_id = $1 and is_case_master`,
    [claim.claimFileId],
  );
  await observer().query('delete from contact_channel where party_id = $1', [claim.claimantPartyId]);
  await observer().query(
    `insert into contact_channel (org_id, party_id, kind, value, is_preferred, confirmed_at)
      select org_id, party_id, 'email', 'pagubit@example.com', true, now() from party where party_id = $1`,
    [claim.claimantPartyId],
  );
  return {
    assignment_id: (await claim.main()).assignment_id,
    claim_file_id: claim.claimFileId,
    claimant_party_id: claim.claimantPartyId,
  };
}

const moneyOf = async (server: KillableServer, { assignment_id }: File) =>
  (await (
    await fetch(`${server.origin}/api/settlement/getMoney/${assignment_id}`, {
      headers: { ...server.headers },
    })
  ).json()) as Money;

/** Changes the money of a file as it stands now; the body says the version, so that the same call can be sent again. */
async function ask(server: KillableServer, file: File, path: string, body: object): Promise<void> {
  const { money_version } = await moneyOf(server, file);
  const answer = await server.post(`/api/settlement/${path}`, { money_version, ...body });
  if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}

async function acceptedOffer(server: KillableServer, file: File): Promise<string> {
  await ask(server, file, `saveOffer/${file.assignment_id}`, {
    recipient_party_id: file.claimant_party_id,
    note_exception: paidByInvoice,
    lines: [{ code: 'repair', amount_bani: 400_000 }],
  });
  const offerId = (await moneyOf(server, file)).offers[0]?.offer_id ?? '';
  await ask(server, file, `issueOffer/${offerId}`, {});
  await ask(server, file, `recordAnswer/${offerId}`, { is_accepted: true, iban: 'RO49AAAA1B31007593840000' });
  const { money_version } = await moneyOf(server, file);
  const note = 'Extras de cont, în Documente';
  const confirmed = await server.post(
    `/api/settlement/confirmAccount/${offerId}`,
    { note, money_version },
    await api.tokenFor('radu.marin'),
  );
  if (confirmed.status !== 201) throw new Error(`confirmAccount answered ${confirmed.status}`);
  await ask(server, file, `changeReserve/${file.assignment_id}`, {
    coverage_code: 'vehicle',
    amount_bani: 400_000,
    reason: 'Cerut de test',
  });
  return offerId;
}

/** How far the payment of a file is, with every trace that it left. */
const state = ({ claim_file_id: id }: File) =>
  one<object>(
    `select main.status_code as work,
      (select count(*)::integer from payment_order where claim_file_id = $1) as orders,
      (select count(*)::integer from payment where claim_file_id = $1) as payments,
      (select coalesce(sum(change_bani), 0)::integer from ledger_entry where claim_file_id = $1 and account = 'paid') as paid,
      (select count(*)::integer from timeline_event where claim_file_id = $1 and kind = 'payment') as events,
      (select count(*)::integer from message where claim_file_id = $1 and direction = 'out') as messages,
      (select count(*)::integer from outbox where to_address = 'pagubit@example.com') as mails
    from assignment main where main.claim_file_id = $1 and main.is_case_master`,
    [id],
  );

type Counts = { orders: number; payments: number; paid: number; messages: number; mails: number };

test('M4 a server that is killed between a payment, its order and the message leaves nothing of it, and the same call on another server pays once and writes once', async () => {
  const file = await fileToPay();
  const [first, second] = [await start(), await start()];
  const offerId = await acceptedOffer(first, file);
  let server = first;

  /** Sends a call to a server that is killed while a table makes it wait, then twice to another one. */
  async function killedAndAgain(
    path: string,
    { by, ...more }: { by: string; [member: string]: unknown },
    table: string,
    next: KillableServer,
  ) {
    const before = await state(file);
    const { money_version } = await moneyOf(server, file);
    const call = { money_version, ...more };
    const caller = await api.tokenFor(by);
    const key = { ...caller, 'idempotency-key': `crash-of-${path.replaceAll('/', '-')}`.slice(0, 60) };
    await observer().query('begin');
    await observer().query(`lock table ${table} in share mode`);
    const lost = server.post(`/api/settlement/${path}`, call, key).catch((error: unknown) => error);
    const isWaiting = () => isWaitingFor(table);
    await expect.poll(isWaiting, { interval: 20, timeout: 20_000 }).toBe(true);
    await server.kill();
    expect(await lost).toBeInstanceOf(Error);
    await letGo();
    expect(await state(file)).toEqual(before);
    server = next;
    const answer = await next.post(`/api/settlement/${path}`, call, key);
    expect(answer.status, await answer.clone().text()).toBe(201);
    const after = await state(file);
    const again = await next.post(`/api/settlement/${path}`, call, key);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await state(file)).toEqual(after);
    return { before: before as Counts, after: after as Counts & { work: string } };
  }

  // The order is stored when the timeline makes the server wait.
  const ordered = await killedAndAgain(
    `orderPayment/${offerId}`,
    { by: 'radu.marin' },
    'timeline_event',
    second,
  );
  expect(ordered.after).toMatchObject({ work: 'payment_ordered', orders: 1, payments: 0 });

  const order = (await moneyOf(second, file)).orders[0]?.payment_order_id ?? '';
  // The money is booked and the step is taken when the message to the claimant makes the server wait.
  const paid = await killedAndAgain(
    `recordPayment/${order}`,
    { by: 'irina.neagu', amount_bani: 400_000, paid_on: '2026-03-04' },
    'outbox',
    await start(),
  );
  expect(paid.after).toMatchObject({ work: 'paid', orders: 1, payments: 1, paid: 400_000 });
  expect(paid.after.messages).toBe(paid.before.messages + 1);
  expect(paid.after.mails).toBe(paid.before.mails + 1);
}, 180_000);
