import type { Schema } from '@dosar/openapi';
import { guestToken } from '#src/areas/account/testing/guest-links.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';
import { headersOf } from '#src/testing/test-sessions.ts';
import type { Claim } from '#src/testing/world/a-claim.ts';
import { posted } from '#src/testing/world/posted.ts';
import { someJob } from './job-calls.ts';
import { ownJobCalls } from './own-job-calls.ts';

/** The key in the newest link that was sent to an address. */
export async function keyMailedTo(api: TestApi, address: string): Promise<string> {
  for (const { body } of await api.outbox(address)) {
    const key = /\/guest\/partner_job\/([\w-]+)/.exec(body)?.[1];
    if (key !== undefined) return key;
  }
  throw new Error(`No link to a job was sent to ${address}.`);
}

let shops = 0;

/** A shop that is in no directory gets a repair of a claim; answers the job and the address the shop reads. */
export async function jobOfTypedShop(
  api: TestApi,
  claim: Claim,
): Promise<{ job: Schema<'PartnerJob'>; email: string }> {
  const email = `atelier-${++shops}@colt.example`;
  const { assignment_id: work } = await claim.main();
  const shop = { name: 'Auto Colț', phone: null, email, address: null };
  const job = await posted<Schema<'PartnerJob'>>(
    api,
    await api.tokenFor(claim.handler),
    `/api/partnerJob/makeJob/${work}`,
    { ...someJob, to: { partner_id: null, shop, reason: 'Cerut de păgubit' } },
  );
  return { job, email };
}

/** The key of the link that a shop was sent about a claim. */
export async function jobKeyMailed(api: TestApi, claim: Claim): Promise<string> {
  return keyMailedTo(api, (await jobOfTypedShop(api, claim)).email);
}

/** What a shop does that has come by its link. */
export async function shopByLink(api: TestApi, key: string): Promise<ReturnType<typeof ownJobCalls>> {
  const answer = await guestToken(api, 'partner_job', key);
  if (answer.statusCode !== 200) throw new Error(`The link answered ${answer.body}`);
  return ownJobCalls(api, headersOf(answer.json<Schema<'AuthTokens'>>()));
}
