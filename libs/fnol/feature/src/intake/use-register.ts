import { api, dataOf, isApiProblem, newIdempotencyKey } from '@dosar/api-client';
import type { ChosenShop } from '@dosar/areas/fnol';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { useRef } from 'react';

type Intake = JsonBodyOf<'registerClaimNotification'>;
/** Hears of the claim that is open, of the photos that go to it and of the shop that is asked. */
export type OnRegistered = (
  claim: Schema<'RegisteredClaim'>,
  photos: readonly File[],
  shop: ChosenShop,
) => void;

type Attempt = { key: string; body: Intake };

/**
 * Registers an intake, once however often it is sent.
 *
 * While nobody knows what became of a try, the next one goes out with the same key and words: the claim was either opened then or
 * is opened now. What was typed in between is added to the open file.
 */
export function useRegister() {
  const unanswered = useRef<Attempt>(undefined);
  return async (body: Intake) => {
    const attempt = unanswered.current ?? { key: newIdempotencyKey(), body };
    unanswered.current = attempt;
    try {
      const registered = await dataOf(
        api.POST('/api/fnol/registerClaimNotification', {
          params: { header: { 'Idempotency-Key': attempt.key } },
          body: attempt.body,
        }),
      );
      unanswered.current = undefined;
      return registered;
    } catch (error) {
      if (isDefinite(error)) unanswered.current = undefined;
      throw error;
    }
  };
}

/** Whether the server certainly opened nothing, so that the next try may say something else. */
function isDefinite(error: unknown): boolean {
  if (!isApiProblem(error) || error.code === 'idempotency_in_progress') return false;
  return error.status >= 400 && error.status < 500;
}
