import type { JsonBodyOf } from '@dosar/openapi';
import { offerWords } from './offer-words.ts';
import type { RefusedAnswer } from './offer-part.ts';
import type { Fields, Visit } from './visit.ts';

type Tokens = { idToken: string; refreshToken: string };

const reasons = ['price', 'work', 'missing_damage', 'other'] as const;

/** Accepts the offer of the opened case, or says what is wrong with it; what was not taken comes back with the reason. */
export async function answerOfferForm(
  { calls, language }: Visit,
  tokens: Tokens,
  fields: Fields,
): Promise<RefusedAnswer | { status: number; retryAfter: string | undefined } | 'taken'> {
  const words = offerWords[language];
  const isAccepting = fields['act'] === 'accept';
  const { status, retryAfter } = isAccepting
    ? await calls.acceptOffer(tokens, accountIn(fields))
    : await calls.contestOffer(tokens, objectionIn(fields));
  if (status < 300) return 'taken';
  if (status === 429 || status >= 500) return { status, retryAfter };
  const act = isAccepting ? 'accept' : 'contest';
  const unfit = isAccepting ? words.badIban : words.badContest;
  return { act, typed: fields, sentence: status === 400 || status === 422 ? unfit : words.gone };
}

function accountIn(fields: Fields): JsonBodyOf<'acceptReceivedOffer'> {
  const iban = fields['iban']?.trim() ?? '';
  const payeeName = fields['payee_name']?.trim() ?? '';
  return { ...(iban !== '' && { iban }), ...(payeeName !== '' && { payee_name: payeeName }) };
}

function objectionIn(fields: Fields): JsonBodyOf<'contestReceivedOffer'> {
  return {
    contest_reasons: reasons.filter((reason) => fields[`reason_${reason}`] === '1'),
    note: fields['note']?.trim() ?? '',
    wants_undisputed: fields['wants_undisputed'] === '1',
  };
}
