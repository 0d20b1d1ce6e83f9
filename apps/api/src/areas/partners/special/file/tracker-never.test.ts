import contract from '@dosar/openapi/contract.json' with { type: 'json' };
import { beforeEach, describe, expect, test } from 'vitest';
import { noticeOf, ruledFiles, sla } from '#src/areas/partners/testing/ruled-files.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';

const api = startTestApi();
const { fleetWith, withoutRules } = ruledFiles(api);
beforeEach(withoutRules);

type Operation = { operationId?: string; 'x-access'?: { callers?: string[] }; responses?: unknown };
const operations = Object.values(contract.paths).flatMap((methods) =>
  Object.values(methods as Record<string, Operation>),
);
const namesSpecial = /special_?customer/i;

/** Names of schemas and properties that an answer can carry, through all that it refers to. */
function namesIn(part: unknown, seen: Set<string>, found: string[] = []): string[] {
  if (Array.isArray(part)) for (const item of part) namesIn(item, seen, found);
  else if (typeof part === 'object' && part !== null)
    for (const [key, value] of Object.entries(part)) {
      if (key === '$ref' && typeof value === 'string') {
        const name = value.split('/').at(-1) ?? '';
        if (seen.has(name)) continue;
        seen.add(name);
        found.push(name);
        namesIn(Object.entries(contract.components.schemas).find(([it]) => it === name)?.[1], seen, found);
      } else {
        found.push(key);
        namesIn(value, seen, found);
      }
    }
  return found;
}

describe('B6 R8 a claimant', () => {
  test('cannot be told of a special customer: no answer to the tracker or a guest has a place for it', () => {
    const answersTo = (caller: string) =>
      operations.filter((operation) => operation['x-access']?.callers?.includes(caller));
    const places = (of: readonly Operation[]) =>
      of.flatMap(({ operationId, responses }) =>
        namesIn(responses, new Set())
          .filter((name) => namesSpecial.test(name))
          .map((name) => `${operationId}: ${name}`),
      );
    expect(answersTo('tracker').length).toBeGreaterThan(10);
    expect(places([...answersTo('tracker'), ...answersTo('guest')])).toEqual([]);
    // The same look finds it where it is.
    expect(places(operations.filter(({ operationId }) => operationId === 'browseSearch'))).not.toEqual([]);
  });

  test('reads nothing of it on the tracker of a file that is one, nor in a message', async () => {
    await fleetWith('CJ 75 DLG', [sla({ hours: 96 })], { kind: 'vip', name: 'Vedeta Națională' });
    await fleetWith('CJ 76 DLG', [sla({ hours: 96 })], { name: 'Flota Dunărea' });
    for (const plate of ['CJ 75 DLG', 'CJ 76 DLG']) {
      const claim = await aClaim(api, { notice: noticeOf(plate) }).takenIn();
      const headers = { ...(await api.trackerFor('demo', claim.claimFileId)) };
      const url = `/api/tracker/findTackerCaseData/${claim.claimFileNo}`;
      const answer = await api.inject({ url, headers });
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.body).not.toMatch(/Vedeta|Dunărea|special/i);
    }
    const messages = await api.outbox('ioana.munteanu@example.com');
    expect(messages.length).toBeGreaterThan(0);
    expect(JSON.stringify(messages)).not.toMatch(/Vedeta|Dunărea|special/i);
  });
});
