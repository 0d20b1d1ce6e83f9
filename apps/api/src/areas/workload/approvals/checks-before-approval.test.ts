import { newId } from '@dosar/kernel/ids';
import type { Schema } from '@dosar/openapi';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { askApproval } from '../index.ts';

const api = startTestApi();
let maria: CallerHeaders;

beforeAll(async () => {
  maria = await api.tokenFor('maria.stan');
});

type Detail = Schema<'ApprovalDetail'>;

/** What a manager reads of a request of Ana's about a file. */
async function read(claimFileId: string, amountBani: number): Promise<Detail> {
  const { userId } = await api.userNamed('ana.ionescu');
  const orgId = await api.organisation('demo');
  const caller = { kind: 'staff', orgId, userId, sessionId: userId, isExternal: false, roles: [] } as const;
  const id = await inTenant(api.database, orgId, (tx) =>
    askApproval(
      { tx, caller, now: api.now() },
      { kind: 'offer', subjectId: newId(), claimFileId, amountBani, note: undefined },
    ),
  );
  return (await api.inject({ url: `/api/workload/getApproval/${id}`, headers: { ...maria } })).json<Detail>();
}
const outcomes = ({ to_look_at: things }: Detail) =>
  Object.fromEntries(things.map(({ name, outcome, value }) => [name, value ?? outcome]));

describe('M4 what the product checks before a manager decides about money', () => {
  test('a file whose note is closed passes, and whoever closed it stands first among those who had a hand in it', async () => {
    const claim = await aClaim(api).takenIn().assessed();
    const detail = await read(claim.claimFileId, 25_000_00);
    expect(outcomes(detail)).toMatchObject({
      'În limita dumneavoastră': '25.000,00 din 25.000,00',
      'Nota de constatare este închisă': 'passed',
      'Nicio piesă plătită înainte': 'passed',
      'Niciun document cerut': 'passed',
    });
    expect(detail.four_eyes[0]).toMatchObject({ what: 'a închis nota', on: '2026-03-04' });
    expect(detail.four_eyes.at(-1)).toMatchObject({
      full_name: 'Maria Stan',
      did: 'nothing',
      is_caller: true,
    });
  });

  test('a file without a closed note warns, and so does an amount one ban above the limit', async () => {
    const detail = await read((await aClaim(api)).claimFileId, 25_000_01);
    expect(detail.to_look_at).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Peste limita dumneavoastră', outcome: 'warning' }),
        expect.objectContaining({
          name: 'Nota de constatare nu este închisă',
          outcome: 'warning',
          section: 'assessment',
        }),
      ]),
    );
  });
});
