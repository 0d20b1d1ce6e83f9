import type { Schema, SuccessBody } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { fileToValue, moneyCalls, sentOffer } from '../testing/money-calls.ts';
import { trackerCalls } from '../testing/tracker-calls.ts';

const api = startTestApi();
let ana: ReturnType<typeof moneyCalls>;

beforeAll(async () => {
  ana = moneyCalls(api, await api.tokenFor('ana.ionescu'));
});

type Claimant = Awaited<ReturnType<typeof trackerCalls>>;

async function eventOf({ headers }: Claimant, caseNo: string) {
  const url = `/api/tracker/findTackerCaseData/${caseNo}`;
  const answer = await api.injectTracker({ url, headers: { ...headers } });
  return answer.json<SuccessBody<'findTrackerCaseData'>>().currentEvent;
}

test('S14 ux 87 an open offer is something to do, with the day that its page names and no other date beside it', async () => {
  const file = await fileToValue(api);
  await sentOffer(ana, file);
  await sql`
    insert into tracker_event (org_id, claim_file_id, process_step_index, event_title_ro, event_title_en,
      event_description_ro, event_description_en, expected_date, system_time)
    select org_id, claim_file_id, 3, 'Oferta e trimisă', 'The offer was sent', '', '', '2026-03-06', now() + interval '1 hour'
    from claim_file where claim_file_id = ${file.claim_file_id}`.execute(api.database.kysely);
  const claimant = await trackerCalls(api, file.claim_file_id, file.claimant_party_id);
  const offer = (await claimant.call('GET', 'getReceivedOffer')).json<Schema<'ReceivedOffer'>>();
  const event = await eventOf(claimant, file.claim_file_no);

  const task = { kind: 'offer', title: 'Răspundeți la ofertă', due_date: offer.answer_by, key: null };
  expect(event.open_tasks.filter(({ kind }) => kind === 'offer')).toEqual([task]);
  expect(event.next_step_is_task).toBe(true);
  expect(event.expected_date).toBeNull();

  // Whoever else of the file has a code is asked for no answer, and keeps the day of the insurer's own next step.
  const other = await trackerCalls(api, file.claim_file_id, null);
  const seen = await eventOf(other, file.claim_file_no);
  expect(seen.open_tasks).not.toContainEqual(task);
});

test('S14 an offer that was answered is nothing to do any more', async () => {
  const file = await fileToValue(api);
  await sentOffer(ana, file);
  const claimant = await trackerCalls(api, file.claim_file_id, file.claimant_party_id);
  await claimant.call('POST', 'acceptReceivedOffer', { iban: 'RO49 AAAA 1B31 0075 9384 0000' });
  const kinds = (await eventOf(claimant, file.claim_file_no)).open_tasks.map(({ kind }) => kind);
  expect(kinds).not.toContain('offer');
});
