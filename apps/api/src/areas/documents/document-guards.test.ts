import { expect, test } from 'vitest';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { documentCalls, named } from './testing/document-calls.ts';

const api = startTestApi({ people: ['irina.neagu'] });
const documents = documentCalls(api);

test('B14 a claim with documents that nobody has judged is not closed: the first four are named, the others counted', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const claim = await aClaim(api).valued().offered(400_000).accepted().ordered().paid();
  const { assignment_id } = await claim.main();
  const work = { assignment_id, claim_file_no: claim.claimFileNo };
  const missing = async () => {
    const { transitions } = await assignmentCalls(api, ana).detail(work);
    return transitions
      .find(({ code }) => code === 'close')
      ?.missing.filter(({ code }) => code === 'documents_judged')
      .map(({ name, section }) => [name, section]);
  };
  expect(await missing()).toEqual([]);

  const added = [];
  for (const no of [1, 2, 3, 4, 5]) added.push(await documents.add(ana, assignment_id, `factura ${no}.png`));
  expect(await missing()).toEqual([
    ['verdictul pentru „factura 1.png”', 'documents'],
    ['verdictul pentru „factura 2.png”', 'documents'],
    ['verdictul pentru „factura 3.png”', 'documents'],
    ['verdictul pentru „factura 4.png”', 'documents'],
    ['verdictul pentru alte documente: 1', 'documents'],
  ]);

  const judged = { verdict: 'accepted', documents: added.map(named) };
  expect((await documents.post(ana, `judge/${assignment_id}`, judged)).statusCode).toBe(200);
  expect(await missing()).toEqual([]);
});
