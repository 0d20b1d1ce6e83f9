import { codeText } from '@dosar/kernel/cleaned-text';
import type { Schema } from '@dosar/openapi';
import { accountCodeForm, accountForm } from './account-form.ts';
import { answerOfferForm } from './answer-offer-form.ts';
import { choiceForm } from './choice-form.ts';
import { askPage, blockedPage, codePage } from './form-pages.ts';
import { writeForm } from './message-part.ts';
import { pageWords } from './page-words.ts';
import { failed, openedTokens, placeOf, showCase, type Outcome, type Shown } from './show-case.ts';
import { shareForm } from './share-form.ts';
import { visitForm } from './visit-form.ts';
import type { Fields, PageNeeds, Visit } from './visit.ts';

type Tokens = { idToken: string; refreshToken: string };

const codeLength = 6;

/** What a form came to: a page of its own, or the page of the case once more, so that nothing is sent twice by a reload. */
export type Answer = { shown: Shown } | { goesOn: true };

/** Carries out a form of the page of a case. */
export async function answerForm(needs: PageNeeds, visit: Visit, fields: Fields): Promise<Answer> {
  switch (fields['act']) {
    case 'send':
      return sendCode(visit);
    case 'open':
      return openCase(visit, codeText(fields['code'] ?? ''));
    case 'accept':
    case 'contest':
      return answerInCase(needs, visit, (tokens) => answerOfferForm(visit, tokens, fields));
    case 'write':
      return answerInCase(needs, visit, (tokens) => writeForm(visit, tokens, fields));
    case 'account':
      return answerInCase(needs, visit, (tokens) => accountForm(visit, tokens, fields));
    case 'account_code':
      return answerInCase(needs, visit, (tokens) => accountCodeForm(visit, tokens, fields));
    case 'visit_choose':
    case 'visit_answer':
    case 'visit_cancel':
      return answerInCase(needs, visit, (tokens) => visitForm(visit, tokens, fields, needs.now()));
    case 'share':
    case 'share_end':
      return answerInCase(needs, visit, (tokens) => shareForm(visit, tokens, fields));
    case 'choices':
      return answerInCase(needs, visit, (tokens) => choiceForm(visit, tokens, fields));
    case 'close':
      return closeCase(visit);
    default:
      return { goesOn: true };
  }
}

/** A form that was not made for this browser changes nothing; the page has a fresh one. */
export function foreignForm(visit: Visit): Shown {
  const words = pageWords[visit.language];
  return { status: 403, title: words.askTitle, content: askPage(placeOf(visit), words.formOver) };
}

async function sendCode(visit: Visit): Promise<Answer> {
  const { calls, caseNo, orgCode, state, language, keep } = visit;
  const tokens = await visitorTokens(visit);
  if ('shown' in tokens) return tokens;
  const { status, body, retryAfter } = await calls.startChallenge(tokens, caseNo);
  if (status !== 200) return { shown: failed(visit, retryAfter) };
  if (body.status === 'blocked') return { shown: blocked(visit, 'blocked', body.block_until) };
  if (body.status === 'error' || body.expire_time === null) {
    const { challengeFailed, askTitle } = pageWords[language];
    return { shown: { status: 503, title: askTitle, content: askPage(placeOf(visit), challengeFailed) } };
  }
  const challenge = { id: body.challenge_id, caseNo, until: body.expire_time };
  keep({ nonce: state.nonce, orgCode, tokens, challenge });
  return { goesOn: true };
}

/** The tokens of an earlier visit to this tracker as long as they hold; new ones otherwise. */
async function visitorTokens(
  visit: Visit,
): Promise<{ idToken: string; refreshToken: string } | { shown: Shown }> {
  const { calls, orgCode, state } = visit;
  if (state.tokens !== undefined && state.orgCode === orgCode) {
    const renewed = await calls.renew(state.tokens);
    if (renewed.status === 200) return tokensIn(renewed.body);
  }
  const { status, body, retryAfter } = await calls.signIn(orgCode);
  return status >= 300 ? { shown: failed(visit, retryAfter) } : tokensIn(body);
}

const tokensIn = ({ idToken, refreshToken }: Schema<'AuthTokens'>) => ({ idToken, refreshToken });

async function openCase(visit: Visit, code: string): Promise<Answer> {
  const { calls, caseNo, orgCode, state, language, keep } = visit;
  const { challenge, tokens } = state;
  const words = pageWords[language];
  if (challenge?.caseNo !== caseNo || tokens === undefined || state.orgCode !== orgCode)
    return {
      shown: { status: 422, title: words.askTitle, content: askPage(placeOf(visit), words.codeOver) },
    };
  const refused = (sentence: string): Answer => ({
    shown: {
      status: 422,
      title: words.codeTitle,
      content: codePage(placeOf(visit), challenge.until, sentence),
      isPlain: true,
    },
  });
  if (code.length !== codeLength) return refused(words.codeMissing);
  const answer = await calls.verifyChallenge(tokens, { challenge_id: challenge.id, case_no: caseNo, code });
  if (answer.status >= 300) return { shown: failed(visit, answer.retryAfter) };
  const { code_validated: isRight, is_blocked: isBlocked, block_until: until, newAuthContext } = answer.body;
  if (isBlocked) return { shown: blocked(visit, 'tooManyTries', until) };
  if (!isRight || newAuthContext === null) return refused(words.codeWrong);
  keep({ nonce: state.nonce, orgCode, tokens: tokensIn(newAuthContext), opened: caseNo });
  return { goesOn: true };
}

/** Only while the case is open in this browser: whoever comes too late is asked for a new code. */
async function answerInCase(
  needs: PageNeeds,
  visit: Visit,
  carryOut: (tokens: Tokens) => Promise<Outcome>,
): Promise<Answer> {
  const opened = await openedTokens(visit);
  if (opened.status === 'failed') return { shown: failed(visit, opened.retryAfter) };
  if (opened.status === 'closed') return { goesOn: true };
  const answer = await carryOut(opened.tokens);
  if (answer === 'taken') return { goesOn: true };
  if ('shown' in answer) return answer;
  if ('status' in answer) return { shown: failed(visit, answer.retryAfter) };
  const { tokens } = opened;
  return { shown: await showCase(needs, { ...visit, state: { ...visit.state, tokens } }, answer) };
}

async function closeCase({ calls, state, keep }: Visit): Promise<Answer> {
  if (state.tokens !== undefined) await calls.signOut(state.tokens);
  keep({ nonce: state.nonce });
  return { goesOn: true };
}

function blocked(visit: Visit, reason: 'blocked' | 'tooManyTries', until: string | null): Shown {
  const words = pageWords[visit.language];
  return {
    status: 429,
    title: words.codeTitle,
    content: blockedPage(placeOf(visit), words[reason], until),
    isPlain: true,
  };
}
