import type { Schema } from '@dosar/openapi';
import type { WrittenPage } from '#src/kernel/sites/written-page.ts';
import { casePage, type Refused } from './case-page.ts';
import { askPage, codePage, sentencePage, type FormPlace } from './form-pages.ts';
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
  const found = await visit.calls.findOffer(tokens);
  const offer = found.status === 200 ? found.body : undefined;
  const written = await visit.calls.findMessages(tokens);
  const messages = written.status === 200 ? written.body : undefined;
  const paid = await visit.calls.findAccount(tokens);
  const account = paid.status === 200 ? paid.body : undefined;
  const shared = await visit.calls.findShares(tokens);
  const chosen = await visit.calls.findChoices(tokens);
  const inspected = await visit.calls.findVisit(tokens);
  const own = inspected.status === 200 ? inspected.body : undefined;
  const steps = visit.found?.config.config ?? [];
  return {
    status: refused === undefined ? 200 : 422,
    title: `${event.displayed_case_no}: ${event.event_title}`,
    content: casePage(placeOf(visit), {
      ...{ event, steps, offer, messages, account, refused },
      visit: own,
      shares: shared.status === 200 ? shared.body : undefined,
      choices: chosen.status === 200 ? chosen.body : undefined,
      hasPush,
      now: now(),
    }),
    isPlain: true,
  };
}

type OpenedByThis = {
  event: Schema<'TrackerCurrentEvent'>;
  tokens: { idToken: string; refreshToken: string };
};

type Opened =
  | ({ status: 'opened' } & OpenedByThis)
  | { status: 'closed' }
  | { status: 'failed'; retryAfter: string | undefined };

/** The case when this browser has opened it. Tokens that have run out are replaced once. */
export async function openedCase({ calls, state, orgCode, caseNo, keep }: Visit): Promise<Opened> {
  let { tokens } = state;
  if (tokens === undefined || state.orgCode !== orgCode) return { status: 'closed' };
  let answer = await calls.findCase(tokens, caseNo);
  if (answer.status === 401) {
    const renewed = await calls.renew(tokens);
    if (renewed.status !== 200) return { status: 'closed' };
    const { idToken, refreshToken } = renewed.body;
    tokens = { idToken, refreshToken };
    keep({ ...state, tokens });
    answer = await calls.findCase(tokens, caseNo);
  }
  if (answer.status === 200) return { status: 'opened', event: answer.body.currentEvent, tokens };
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
