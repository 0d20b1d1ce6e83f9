import { beforeAll, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { decisionChecks } from '../claims/extension-points.ts';
import { requestCalls } from './testing/request-calls.ts';

const api = startTestApi();
const calls = requestCalls(api);
let ana: CallerHeaders;

beforeAll(async () => {
  ana = await api.tokenFor('ana.ionescu');
});

test('whoever decides about money reads how many of the documents asked for are accepted, and of which nobody has judged', async () => {
  const work = await calls.askableWork();
  const orgId = await api.organisation('demo');
  const look = async () => {
    const checks = await inTenant(api.database, orgId, (tx) =>
      Promise.all(
        decisionChecks.entries().map(({ look: ask }) => ask(tx, orgId, { claimFileId: work.claim_file_id })),
      ),
    );
    const ofDocuments = checks.flatMap(({ things }) =>
      things.filter(({ section }) => section === 'documents'),
    );
    return ofDocuments.map(({ outcome, value, detail }) => [outcome, value?.ro, detail?.ro]);
  };
  expect(await look()).toEqual([['passed', undefined, undefined]]);
  await calls.asked(ana, work, ['bank_account', 'registration_certificate']);
  expect(await look()).toEqual([['warning', '0 din 2', undefined]]);
});
