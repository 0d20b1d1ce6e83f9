import type { Schema } from '@dosar/openapi';
import type { WrittenPage } from '#src/kernel/sites/written-page.ts';
import { casePage } from './case-page.ts';
import { askPage, codePage, sentencePage, type FormPlace } from './form-pages.ts';
import { pageWords } from './page-words.ts';
import type { PageNeeds, Visit } from './visit.ts';

/** What a page shows before it is framed. */
export type Shown = Pick<WrittenPage, 'status' | 'title' | 'isPlain'> & {
  content: WrittenPage['body'];
  retryAfter?: string | undefined;
};

export const placeOf = ({ orgCode, caseNo, token, language }: Visit): FormPlace => ({
  orgCode,
  caseNo,
  token,
  language,
});

/** The page of a case: the case, the box for the code that is on its way, or the way to one. */
export async function showCase(needs: PageNeeds, visit: Visit): Promise<Shown> {
  const opened = await openedCase(visit);
  if (opened.status === 'failed') return failed(visit, opened.retryAfter);
  if (opened.status === 'opened') return shownCase(needs, visit, opened.event);
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

/** The opened case as a page that needs no script. */
export function shownCase(
  { staffOrigin }: Pick<PageNeeds, 'staffOrigin'>,
  visit: Visit,
  event: Schema<'TrackerCurrentEvent'>,
): Shown {
  const steps = visit.found?.config.config ?? [];
  return {
    status: 200,
    title: `${event.displayed_case_no}: ${event.event_title}`,
    content: casePage(placeOf(visit), { event, steps, staffOrigin }),
    isPlain: true,
  };
}

type Opened =
  | { status: 'opened'; event: Schema<'TrackerCurrentEvent'> }
  | { status: 'closed' }
  | { status: 'failed'; retryAfter: string | undefined };

/** The case when this browser has opened it. Tokens that have run out are replaced once. */
async function openedCase({ calls, state, orgCode, caseNo, keep }: Visit): Promise<Opened> {
  const { tokens } = state;
  if (tokens === undefined || state.orgCode !== orgCode) return { status: 'closed' };
  let answer = await calls.findCase(tokens, caseNo);
  if (answer.status === 401) {
    const renewed = await calls.renew(tokens);
    if (renewed.status !== 200) return { status: 'closed' };
    const { idToken, refreshToken } = renewed.body;
    keep({ ...state, tokens: { idToken, refreshToken } });
    answer = await calls.findCase({ idToken, refreshToken }, caseNo);
  }
  if (answer.status === 200) return { status: 'opened', event: answer.body.currentEvent };
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

/** An address that belongs to no organisation with a tracker. */
export function unknownAddress({ language }: Pick<Visit, 'language'>): Shown {
  const words = pageWords[language];
  return { status: 404, title: words.unknown, content: sentencePage(words.unknown, words.unknownHint) };
}
