import { codeText } from '@dosar/kernel/cleaned-text';
import type { Schema } from '@dosar/openapi';
import { isValidIBAN } from 'ibantools';
import { accountCodePage, type RefusedAccount } from './account-part.ts';
import { accountWords } from './account-words.ts';
import { blockedPage } from './form-pages.ts';
import { pageWords } from './page-words.ts';
import { placeOf, type Outcome } from './show-case.ts';
import type { Fields, Visit } from './visit.ts';

type Tokens = { idToken: string; refreshToken: string };

/** The first step: an account that can be one gets a code of its own, although the case is open. */
export async function accountForm(visit: Visit, tokens: Tokens, fields: Fields): Promise<Outcome> {
  const { calls, caseNo, orgCode, state, language, keep } = visit;
  if (!isValidIBAN(codeText(fields['iban'] ?? ''))) return refusedAccount(visit, fields, 'badIban');
  const { status, body, retryAfter } = await calls.startChallenge(tokens, caseNo);
  if (status !== 200) return { status, retryAfter };
  if (body.status === 'blocked') return blocked(visit, body.block_until);
  if (body.expire_time === null) return { status: 503, retryAfter: undefined };
  keep({
    nonce: state.nonce,
    orgCode,
    tokens,
    challenge: { id: body.challenge_id, caseNo, until: body.expire_time },
  });
  return {
    shown: {
      status: 200,
      title: accountWords[language].confirmTitle,
      content: accountCodePage(placeOf(visit), fields, body.expire_time),
      isPlain: true,
    },
  };
}

/** The second step: the code changes the account; a wrong one leaves everything as it was. */
export async function accountCodeForm(visit: Visit, tokens: Tokens, fields: Fields): Promise<Outcome> {
  const { calls, caseNo, state, language } = visit;
  const words = accountWords[language];
  const { challenge } = state;
  if (challenge?.caseNo !== caseNo) return refusedAccount(visit, fields, 'badCode');
  const code = codeText(fields['code'] ?? '');
  const again = (sentence: string): Outcome => ({
    shown: {
      status: 422,
      title: words.confirmTitle,
      content: accountCodePage(placeOf(visit), fields, challenge.until, sentence),
      isPlain: true,
    },
  });
  if (code.length !== 6) return again(words.badCode);
  const { status, body, retryAfter } = await calls.changeAccount(tokens, {
    challenge_id: challenge.id,
    code,
    iban: fields['iban']?.trim() ?? '',
    payee_name: fields['payee_name']?.trim() ?? '',
  });
  if (status < 300) return 'taken';
  if (status === 429 && isBlocked(body)) return blocked(visit, blockedUntil(body));
  if (status === 404 || status === 409) return refusedAccount(visit, fields, 'gone');
  if (status !== 422 && status !== 400) return { status, retryAfter };
  const isOfCode = 'fields' in body && JSON.stringify(body.fields).includes('"code"');
  return isOfCode ? again(words.badCode) : refusedAccount(visit, fields, 'badIban');
}

const isBlocked = (body: object): body is Schema<'Problem'> =>
  'code' in body && body.code === 'challenge_blocked';

function blockedUntil({ context }: Schema<'Problem'>): string | null {
  const until: unknown = context?.['block_until'];
  return typeof until === 'string' ? until : null;
}

function refusedAccount(
  { language }: Visit,
  typed: Fields,
  why: 'badIban' | 'badCode' | 'gone',
): RefusedAccount {
  return { act: 'account', sentence: accountWords[language][why], typed };
}

function blocked(visit: Visit, until: string | null): Outcome {
  const words = pageWords[visit.language];
  return {
    shown: {
      status: 429,
      title: words.codeTitle,
      content: blockedPage(placeOf(visit), words.tooManyTries, until),
      isPlain: true,
    },
  };
}
