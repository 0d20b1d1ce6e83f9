import { guestToken, linkTo } from '../areas/account/testing/guest-links.ts';
import { jobKeyMailed } from '../areas/partners/testing/linked-jobs.ts';
import { statementKey } from '../areas/fnol/testing/statement-samples.ts';
import { codeIn } from '../areas/tracking/testing/code-in.ts';
import { headersOf, type CallerHeaders } from '../testing/test-sessions.ts';
import type { TestApi } from '../testing/start-test-api.ts';
import { aClaim, type Claim } from '../testing/world/a-claim.ts';
import { posted } from '../testing/world/posted.ts';

type Tokens = { idToken: string; refreshToken: string };

/** A kind of guest, and how one of them signs in. */
type GuestByLink = { name: string; signIn: (api: TestApi) => Promise<CallerHeaders> };

/**
 * Every kind of guest of the product, each signed in by a link that the product has made and sent.
 *
 * A new entry of `account.guest-links` needs a row here: the test of the golden table counts them.
 */
export const guestsByLink: readonly (GuestByLink & { assignmentType: string })[] = [
  {
    name: 'guest filing a claim',
    assignmentType: 'claim_notification',
    signIn: (api) => signedIn(api, 'claim_notification', 'demo'),
  },
  {
    name: 'guest of an assignment',
    assignmentType: 'assessment',
    async signIn(api) {
      const claim = await aClaim(api).takenIn();
      return signedIn(api, 'assessment', await linkTo(api, await claim.work('assessment')));
    },
  },
  {
    name: 'guest of a request for documents',
    assignmentType: 'doc_request',
    async signIn(api) {
      const claim = await aClaim(api).valued();
      await posted(api, await api.tokenFor(claim.handler), '/api/document/request', {
        assignment_id: (await claim.main()).assignment_id,
        doc_type_codes: ['damage_photo'],
        recipient_party_id: claim.claimantPartyId,
        channel: 'email',
        due_date: '2026-03-11',
      });
      return signedIn(api, 'doc_request', await keyMailed(api, claim, 'doc_request'));
    },
  },
  {
    name: 'guest of an offer',
    assignmentType: 'offer',
    async signIn(api) {
      const claim = await aClaim(api).valued().offered(484_000);
      return signedIn(api, 'offer', await keyMailed(api, claim, 'offer'));
    },
  },
  {
    name: "guest of a partner's job",
    assignmentType: 'partner_job',
    async signIn(api) {
      const claim = await aClaim(api).takenIn();
      return signedIn(api, 'partner_job', await jobKeyMailed(api, claim));
    },
  },
  {
    name: 'guest of an accident statement',
    assignmentType: 'accident_statement',
    async signIn(api) {
      const claim = await aClaim(api).takenIn();
      return signedIn(api, 'accident_statement', await statementKey(api, claim, 'b'));
    },
  },
];

/** Claimants on the tracker, before and after the access code of a case. */
export const claimantsOnTracker: readonly GuestByLink[] = [
  { name: 'claimant without a case', signIn: async (api) => headersOf(await trackerTokens(api)) },
  {
    name: 'claimant with a case',
    async signIn(api) {
      const { claimFileNo } = await aClaim(api).valued();
      const headers = headersOf(await trackerTokens(api));
      const started = await api.injectTracker({ url: `/api/tracker/startChallenge/${claimFileNo}`, headers });
      const [message] = await api.outbox(claimantsEmail);
      const answer = await api.injectTracker({
        method: 'POST',
        url: '/api/tracker/verifyChallenge',
        headers,
        payload: {
          challenge_id: started.json<{ challenge_id: string }>().challenge_id,
          case_no: claimFileNo,
          code: codeIn(message?.body ?? ''),
        },
      });
      const { newAuthContext } = answer.json<{ newAuthContext: Tokens | null }>();
      if (newAuthContext === null) throw new Error(`The code does not open ${claimFileNo}.`);
      return headersOf(newAuthContext);
    },
  },
];

const claimantsEmail = 'ioana.munteanu@example.com';

async function signedIn(api: TestApi, assignmentType: string, key: string): Promise<CallerHeaders> {
  const answer = await guestToken(api, assignmentType, key);
  if (answer.statusCode !== 200) throw new Error(`The ${assignmentType} link answered ${answer.body}`);
  return headersOf(answer.json<Tokens>());
}

async function trackerTokens(api: TestApi): Promise<Tokens> {
  const payload = { org_code: 'demo' };
  return (await api.injectTracker({ method: 'POST', url: '/api/auth/trackerToken', payload })).json<Tokens>();
}

/** The key of the link that a claimant was sent about a claim. */
async function keyMailed(api: TestApi, { claimFileNo }: Claim, assignmentType: string): Promise<string> {
  const messages = await api.outbox(claimantsEmail);
  for (const { body } of messages) {
    const key = new RegExp(`/guest/${assignmentType}/([\\w-]+)`).exec(body)?.[1];
    if (key !== undefined) return key;
  }
  throw new Error(`No ${assignmentType} link was sent about ${claimFileNo}.`);
}
