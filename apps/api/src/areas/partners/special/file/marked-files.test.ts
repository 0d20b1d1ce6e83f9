import type { JsonBodyOf, SuccessBody } from '@dosar/openapi';
import { beforeEach, describe, expect, test } from 'vitest';
import { documentCalls } from '#src/areas/documents/testing/document-calls.ts';
import { noticeOf, ruledFiles } from '#src/areas/partners/testing/ruled-files.ts';
import { specialCalls } from '#src/areas/partners/testing/special-calls.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { posted } from '#src/testing/world/posted.ts';

type Findings = SuccessBody<'browseSearch'>;
const api = startTestApi({ people: ['paula.vasile', 'otilia.popa'] });
const { fleetWith, withoutRules } = ruledFiles(api);

const searched = async (username: string, q: string, more: Omit<JsonBodyOf<'browseSearch'>, 'q'> = {}) =>
  posted<Findings>(api, await api.tokenFor(username), '/api/search/browse', { q, ...more });
const fileMark = (findings: Findings) => findings.files.items[0]?.special_customer;

beforeEach(withoutRules);

describe('R8 B6 a found file of a special customer', () => {
  test('says for whom it is and by what that was recognised, as a file, at its people, its vehicle and its documents', async () => {
    await fleetWith('CJ 71 DLG', []);
    const claim = await aClaim(api, { notice: noticeOf('CJ 71 DLG') });
    const { assignment_id: work } = await claim.work('claim_notification');
    await documentCalls(api).add(await api.tokenFor('ana.ionescu'), work, 'marcaj-71.png');
    const mark = { name: 'Flota CJ 71 DLG', reason: 'după numărul auto CJ71DLG' };
    const byNumber = await searched('ana.ionescu', claim.claimFileNo);
    expect(fileMark(byNumber)).toEqual(mark);
    expect(byNumber.exact?.special_customer).toEqual(mark);
    const byPlate = await searched('ana.ionescu', 'CJ 71 DLG');
    expect(byPlate.vehicles.items[0]?.files[0]?.special_customer).toEqual(mark);
    const documents = await searched('ana.ionescu', 'marcaj-71', { kind: 'documents' });
    expect(documents.documents?.items[0]?.file.special_customer).toEqual(mark);
    const people = await searched('ana.ionescu', 'Munteanu', { kind: 'people' });
    const files = people.people.items.flatMap((person) => person.files);
    expect(files.find((file) => file.claim_file_no === claim.claimFileNo)?.special_customer).toEqual(mark);
  });

  test('has no mark once the customer was refused, nor where nobody special is', async () => {
    const id = await fleetWith('CJ 72 DLG', []);
    const claim = await aClaim(api, { notice: noticeOf('CJ 72 DLG') });
    const ana = specialCalls(api, await api.tokenFor('ana.ionescu'));
    expect(fileMark(await searched('ana.ionescu', claim.claimFileNo))?.name).toBe('Flota CJ 72 DLG');
    expect((await ana.refuse(claim.claimFileId, id)).statusCode).toBe(201);
    expect(fileMark(await searched('ana.ionescu', claim.claimFileNo))).toBeUndefined();
    const usual = await aClaim(api);
    expect(fileMark(await searched('ana.ionescu', usual.claimFileNo))).toBeUndefined();
  });

  test('hides a VIP from handlers, and tells managers and whoever answers for the VIP', async () => {
    const { userId } = await api.userNamed('otilia.popa');
    await fleetWith('CJ 73 DLG', [], { kind: 'vip', name: 'Vedeta Națională', handler_user_id: userId });
    const claim = await aClaim(api, { notice: noticeOf('CJ 73 DLG') });
    const asHandler = await searched('ana.ionescu', claim.claimFileNo);
    expect(fileMark(asHandler)).toBeUndefined();
    expect(JSON.stringify(asHandler)).not.toContain('Vedeta');
    const mark = { name: 'Vedeta Națională', reason: 'după numărul auto CJ73DLG' };
    expect(fileMark(await searched('maria.stan', claim.claimFileNo))).toEqual(mark);
    expect(fileMark(await searched('otilia.popa', claim.claimFileNo))).toEqual(mark);
  });

  test('tells a previewer nothing, not even of a fleet', async () => {
    await fleetWith('CJ 74 DLG', []);
    const claim = await aClaim(api, { notice: noticeOf('CJ 74 DLG') });
    const findings = await searched('paula.vasile', claim.claimFileNo);
    expect(findings.files.items[0]?.claim_file_no).toBe(claim.claimFileNo);
    expect(JSON.stringify(findings)).not.toMatch(/special_customer|Flota/);
  });
});
