import type { Schema } from '@dosar/openapi';
import type { WrittenPage } from '#src/kernel/sites/written-page.ts';
import { casePage, type Refused } from './case-page.ts';
import { askPage, codePage, sentencePage, type FormPlace } from './form-pages.ts';
import type { Answered } from './own-calls.ts';
import { withQuery } from './page-address.ts';
import { pageWords } from './page-words.ts';
import type { PageNeeds, Visit } from './visit.ts';

/** What a page shows before it is framed. */
export type Shown = Pick<WrittenPage, 'status' | 'title' | 'isPlain'> & {
  content: WrittenPage['body'];
  retryAfter?: string | undefined;
};

/** What a form of the opened case came to: taken, not taken, a page of its own, or a server that cannot answer now. */
export type Outcome =
  | 'taken'
  | Refused
  | { shown: Shown }
  | { status: number; retryAfter: string | undefined };

export const placeOf = ({ orgCode, caseNo, token, language }: Visit): FormPlace => ({
  orgCode,
  caseNo,
  token,
  language,
});

/** The page of a case: the case, the box for the code that is on its way, or the way to one. */
export async function showCase(needs: PageNeeds, visit: Visit, refused?: Refused): Promise<Shown> {
  const opened = await openedCase(visit);
  if (opened.status === 'failed') return failed(visit, opened.retryAfter);
  if (opened.status === 'opened') return shownCase(needs, visit, opened, refused);
  const words = pageWords[visit.language];
  const { challenge } = visit.state;
  const isWaiting =
    visit.state.orgCode === visit.orgCode &&
    challenge?.caseNo === visit.caseNo &&
    Date.parse(challenge.until) > needs.now().getTime();
  return isWaiting
    ? {
        status: 200,
        title: words.codeTitle,
        content: codePage(placeOf(visit), challenge.until),
        isPlain: true,
      }
    : { status: 200, title: words.askTitle, content: askPage(placeOf(visit)) };
}

/** The opened case with its offer as a page that needs no script. */
async function shownCase(
  { now, hasPush }: PageNeeds,
  visit: Visit,
  { event, tokens }: OpenedByThis,
  refused: Refused | undefined,
): Promise<Shown> {
  const { calls } = visit;
  const found = await calls.findOffer(tokens);
  const written = await calls.findMessages(tokens);
  const paid = await calls.findAccount(tokens);
  const shared = await calls.findShares(tokens);
  const chosen = await calls.findChoices(tokens);
  const inspected = await calls.findVisit(tokens);
  // What could not be read now must not look as if it were not there: an offer, for example.
  const unread = [found, written, paid, shared, chosen, inspected].find(
    ({ status }) => status === 429 || status >= 500,
  );
  if (unread !== undefined) return failed(visit, unread.retryAfter);
  const steps = visit.found?.config.config ?? [];
  return {
    status: refused === undefined ? 200 : 422,
    title: `${event.displayed_case_no}: ${event.event_title}`,
    content: casePage(placeOf(visit), {
      ...{ event, steps, refused },
      offer: partOf(found),
      messages: partOf(written),
      account: partOf(paid),
      visit: partOf(inspected),
      shares: partOf(shared),
      choices: partOf(chosen),
      hasPush,
      now: now(),
    }),
    isPlain: true,
  };
}

/** What was read of the case; nothing where there is none, or where it is not for whoever asks. */
const partOf = <Body>({ status, body }: Answered<Body>): Body | undefined =>
  status === 200 ? body : undefined;

type Tokens = { idToken: string; refreshToken: string };
type OpenedByThis = { event: Schema<'TrackerCurrentEvent'>; tokens: Tokens };

type NotOpened = { status: 'closed' } | { status: 'failed'; retryAfter: string | undefined };

/** Reads the case with the tokens of this browser. */
export async function openedCase(visit: Visit): Promise<({ status: 'opened' } & OpenedByThis) | NotOpened> {
  const { calls, caseNo } = visit;
  const found = await asked(visit, (tokens) => calls.findCase(tokens, caseNo));
  if (found.status !== 'opened') return found;
  return { status: 'opened', event: found.body.currentEvent, tokens: found.tokens };
}

/** The tokens of the opened case, for forms that do not show the case. */
export async function openedTokens(visit: Visit): Promise<{ status: 'opened'; tokens: Tokens } | NotOpened> {
  const { calls, caseNo, state } = visit;
  return state.opened === caseNo ? asked(visit, calls.checkTokens) : openedCase(visit);
}

/** Calls an operation with the tokens of this browser; expired tokens are renewed once. */
async function asked<Body>(
  { calls, state, orgCode, keep }: Visit,
  ask: (tokens: Tokens) => Promise<Answered<Body>>,
): Promise<{ status: 'opened'; body: Body; tokens: Tokens } | NotOpened> {
  let { tokens } = state;
  if (tokens === undefined || state.orgCode !== orgCode) return { status: 'closed' };
  let answer = await ask(tokens);
  if (answer.status === 401) {
    const renewed = await calls.renew(tokens);
    if (renewed.status !== 200) return { status: 'closed' };
    const { idToken, refreshToken } = renewed.body;
    tokens = { idToken, refreshToken };
    keep({ ...state, tokens });
    answer = await ask(tokens);
  }
  if (answer.status === 200) return { status: 'opened', body: answer.body, tokens };
  if (answer.status === 429 || answer.status >= 500)
    return { status: 'failed', retryAfter: answer.retryAfter };
  return { status: 'closed' };
}

/** The server cannot answer, or has been asked too often: one sentence, and when it is worth another try. */
export function failed({ language }: Pick<Visit, 'language'>, retryAfter: string | undefined): Shown {
  const words = pageWords[language];
  const isTooMany = retryAfter !== undefined;
  return {
    status: isTooMany ? 429 : 503,
    title: words.title,
    content: sentencePage(words.title, isTooMany ? words.tooMany : words.failed),
    retryAfter: retryAfter ?? '60',
  };
}

/** An address that opens nothing; the search is the way on where it is known whose tracker it is. */
export function unknownAddress({
  language,
  found,
  orgCode,
}: Pick<Visit, 'language' | 'found' | 'orgCode'>): Shown {
  const words = pageWords[language];
  const address = withQuery('/status', { org_code: orgCode, lang: language });
  const wayOn = found === undefined ? undefined : { name: words.find, address };
  return {
    status: 404,
    title: words.unknown,
    content: sentencePage(words.unknown, words.unknownHint, wayOn),
  };
}
