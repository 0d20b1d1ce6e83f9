import { newId } from '@dosar/kernel/ids';
import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { plugIn } from '#src/kernel/extension-points/extension-point.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { approvalKinds, type Decision } from '../extension-points.ts';
import { askApproval } from '../index.ts';

const api = startTestApi({ people: ['sorin.matei', 'otilia.popa'] });
const decided: { subjectId: string; decision: Decision }[] = [];
const hasWorkedOnIt = new Set<string>();

let maria: CallerHeaders;
let sorin: CallerHeaders;
let orgId: string;
let claimFileId: string;

beforeAll(async () => {
  maria = await api.tokenFor('maria.stan');
  sorin = await api.tokenFor('sorin.matei');
  orgId = await api.organisation('demo');
  // A file on which neither of the managers has worked, made while every area is plugged in.
  ({ claimFileId } = await aClaim(api));
  plugIn([
    approvalKinds.entry({
      kind: 'offer',
      name: { ro: 'Ofertă', en: 'Offer' },
      hasAmount: true,
      afterwards: { ro: 'Oferta pleacă.', en: 'The offer leaves.' },
      describe: () =>
        Promise.resolve({
          title: { ro: 'Ofertă de 10 lei', en: 'Offer of 10 lei' },
          section: 'money',
          derivation: [{ name: { ro: 'Piese', en: 'Parts' }, amountBani: 1000, isTotal: true }],
          toLookAt: [{ outcome: 'passed', name: { ro: 'IBAN verificat', en: 'IBAN checked' } }],
        }),
      whoMayNot: () => Promise.resolve([...hasWorkedOnIt]),
      decide: async (_context, subjectId, decision) => {
        decided.push({ subjectId, decision });
      },
    }),
  ]);
});

beforeEach(async () => {
  decided.length = 0;
  hasWorkedOnIt.clear();
  await sql`delete from approval`.execute(api.database.kysely);
});

async function asks(username: string, amountBani = 10_000_00) {
  const { userId } = await api.userNamed(username);
  const caller = { kind: 'staff', orgId, userId, sessionId: userId, isExternal: false, roles: [] } as const;
  const subjectId = newId();
  const approvalId = await inTenant(api.database, orgId, (tx) =>
    askApproval(
      { tx, caller, now: api.now() },
      { kind: 'offer', subjectId, claimFileId, amountBani, note: 'Vă rog' },
    ),
  );
  return { approval_id: approvalId, row_version: 1, subjectId };
}

const inbox = async (who: CallerHeaders) =>
  (await api.inject({ url: '/api/workload/browseApprovals', headers: { ...who } })).json<
    Schema<'ApprovalInbox'>
  >();
const send = (who: CallerHeaders, decisions: object[]) =>
  api.inject({
    method: 'POST',
    url: '/api/workload/decideApprovals',
    headers: { ...who },
    payload: { decisions },
  });
const decide = async (
  who: CallerHeaders,
  { approval_id, row_version }: { approval_id: string; row_version: number },
  more: object = { outcome: 'approved' },
) => (await send(who, [{ approval_id, row_version, ...more }])).json<Schema<'DecidedApproval'>[]>()[0];

describe('M4 R8 deciding what others ask', () => {
  test('a manager approves within the own authority, and whoever asked is told', async () => {
    const request = await asks('ana.ionescu');
    expect((await inbox(maria)).approvals).toMatchObject([
      { kind_name: 'Ofertă', amount_bani: 10_000_00, right: { code: 'may_decide', decided_by: [] } },
    ]);
    expect(await decide(maria, request)).toMatchObject({ outcome: 'done' });
    expect(decided).toEqual([
      { subjectId: request.subjectId, decision: { outcome: 'approved', reason: undefined } },
    ]);
    expect((await inbox(maria)).count).toBe(0);
    const [told] = await api.outbox('ana.ionescu@demo.example');
    expect(told?.subject).toMatch(/10\.000,00 lei: aprobat/);
    expect(await decide(maria, request)).toMatchObject({ outcome: 'skipped', code: 'not_open' });
  });

  test('one request tells how its amount came about, whose limits it passes, and who has had a hand in it', async () => {
    const { approval_id: id } = await asks('ana.ionescu');
    const answer = await api.inject({ url: `/api/workload/getApproval/${id}`, headers: { ...maria } });
    expect(answer.json<Schema<'ApprovalDetail'>>()).toMatchObject({
      title: 'Ofertă de 10 lei',
      note: 'Vă rog',
      derivation: [{ name: 'Piese', amount_bani: 1000, is_total: true }],
      to_look_at: [
        { outcome: 'passed', name: 'În limita dumneavoastră', value: '10.000,00 din 25.000,00' },
        { outcome: 'passed', name: 'IBAN verificat' },
        { outcome: 'passed', name: 'Nicio dublură și nimic neobișnuit' },
      ],
      limits: [
        { name: 'Ana Ionescu', whose: 'asker', amount_bani: 7_000_00 },
        { name: 'Maria Stan', whose: 'caller', amount_bani: 25_000_00 },
        { name: 'Sorin Matei', whose: 'highest', amount_bani: 60_000_00 },
      ],
    });
  });

  test('nobody decides what they asked for; the inbox says who can instead', async () => {
    const own = await asks('maria.stan');
    expect((await inbox(maria)).approvals[0]?.right).toEqual({
      code: 'own_request',
      decided_by: ['Sorin Matei'],
    });
    expect(await decide(maria, own)).toMatchObject({ code: 'own_request' });
    expect(await decide(maria, own, { outcome: 'refused', note: 'Nu e bine' })).toMatchObject({
      code: 'own_request',
    });
    expect(decided).toEqual([]);
  });

  test('nobody decides what they have worked on', async () => {
    const request = await asks('ana.ionescu');
    hasWorkedOnIt.add((await api.userNamed('maria.stan')).userId);
    expect((await inbox(maria)).approvals[0]?.right).toMatchObject({ code: 'worked_on_file' });
    expect(await decide(maria, request)).toMatchObject({ code: 'worked_on_file' });
    expect(await decide(sorin, request)).toMatchObject({ outcome: 'done' });
  });

  test('nobody approves above the own authority, but may send it back', async () => {
    const request = await asks('ana.ionescu', 25_000_01);
    expect((await inbox(maria)).approvals[0]?.right).toEqual({
      code: 'over_authority',
      decided_by: ['Sorin Matei'],
    });
    expect(await decide(maria, request)).toMatchObject({ code: 'over_authority' });
    expect(
      await decide(maria, request, { outcome: 'returned', cause: 'missing_deduction', note: 'Vezi foto 3' }),
    ).toMatchObject({ outcome: 'done' });
    expect(decided[0]?.decision).toEqual({ outcome: 'returned', reason: 'Lipsește o reducere. Vezi foto 3' });
  });

  test('a refusal needs its reason, and several are decided at once', async () => {
    const [one, other] = [await asks('ana.ionescu'), await asks('otilia.popa')];
    expect((await send(maria, [{ ...idOf(one), outcome: 'refused' }])).statusCode).toBe(422);
    const results = await send(maria, [
      { ...idOf(one), outcome: 'approved' },
      { ...idOf(one), outcome: 'approved' },
      { ...idOf(other), row_version: 7, outcome: 'approved' },
    ]);
    expect(results.json<Schema<'DecidedApproval'>[]>().map((result) => result.code)).toEqual([
      null,
      'not_open',
      'stale',
    ]);
    expect(decided).toHaveLength(1);
  });

  test('a manager is asked about the own team, and about others only where nobody of theirs can decide', async () => {
    const seenBySorin = async () => {
      const { approvals, count } = await inbox(sorin);
      expect(count).toBe(approvals.length);
      return approvals.map((approval) => approval.approval_id);
    };
    await asks('ana.ionescu');
    expect(await seenBySorin()).toEqual([]);
    const large = await asks('ana.ionescu', 25_000_01);
    const own = await asks('maria.stan');
    expect((await seenBySorin()).toSorted()).toEqual([large.approval_id, own.approval_id].toSorted());
    expect((await inbox(maria)).count).toBe(3);

    const { userId } = await api.userNamed('maria.stan');
    await sql`insert into timeline_event (org_id, claim_file_id, kind, title, actor_kind, actor_user_id)
      values (${orgId}, ${claimFileId}, 'status', 'Mutat', 'user', ${userId})`.execute(api.database.kysely);
    expect(await seenBySorin()).toHaveLength(3);
    await sql`delete from timeline_event where claim_file_id = ${claimFileId} and title = 'Mutat'`.execute(
      api.database.kysely,
    );
  });

  test('two managers at once decide it once', async () => {
    const request = await asks('ana.ionescu');
    const results = await Promise.all([decide(maria, request), decide(sorin, request)]);
    expect(results.filter((result) => result?.outcome === 'done')).toHaveLength(1);
    expect(decided).toHaveLength(1);
  });

  test('what is asked again waits as it is asked now', async () => {
    const first = await asks('ana.ionescu');
    const { userId } = await api.userNamed('ana.ionescu');
    const caller = { kind: 'staff', orgId, userId, sessionId: userId, isExternal: false, roles: [] } as const;
    const again = { kind: 'offer', subjectId: first.subjectId, claimFileId, amountBani: 99, note: undefined };
    await inTenant(api.database, orgId, (tx) => askApproval({ tx, caller, now: api.now() }, again));
    expect((await inbox(maria)).approvals).toMatchObject([
      { ...idOf(first), row_version: 2, amount_bani: 99 },
    ]);
    expect(await decide(maria, first)).toMatchObject({ code: 'stale' });
  });
});

const idOf = ({ approval_id, row_version }: { approval_id: string; row_version: number }) => ({
  approval_id,
  row_version,
});
