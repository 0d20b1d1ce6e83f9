import type { PolicyQuestion, PolicyService } from './policy-service.ts';

const answerMilliseconds = 5 * 60_000;
/** A service that is away is left alone for a while: otherwise everybody who types waits for its time-out. */
const awayMilliseconds = 20_000;
const mostKept = 500;

type Kept = { until: number; answer: ReturnType<PolicyService> };

/**
 * A policy service whose answers are kept for five minutes.
 *
 * The same question while the first one is on its way waits for the same answer. After a question without an answer nobody
 * asks for twenty seconds, whatever is asked.
 */
export function rememberedService(service: PolicyService, now: () => number): PolicyService {
  const kept = new Map<string, Kept>();
  let awayUntil = 0;
  const keyOf = ({ orgCode, date, plate, vin, number, holderNumber }: PolicyQuestion) =>
    JSON.stringify([orgCode, date, plate, vin, number, holderNumber]);
  return async (question) => {
    const key = keyOf(question);
    const known = kept.get(key);
    if (known !== undefined && known.until > now()) return known.answer;
    if (awayUntil > now()) return undefined;
    const answer = service(question);
    if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '');
    kept.set(key, { until: now() + answerMilliseconds, answer });
    const told = await answer;
    if (told === undefined) {
      kept.delete(key);
      awayUntil = now() + awayMilliseconds;
    }
    return told;
  };
}
