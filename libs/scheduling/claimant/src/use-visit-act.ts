import { isApiProblem } from '@dosar/api-client/client';
import { useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { messages } from './messages.ts';

/** What went wrong: somebody else has the hour, or a sentence about it. */
export type Refusal = 'taken' | MessageDescriptor;

/** Runs what claimants ask for, one thing at a time, and says why something was refused. */
export function useVisitAct() {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  return {
    isBusy,
    refusal,
    forget: () => setRefusal(undefined),
    /** Answers what `act` does; undefined when it was refused. */
    run: async <Answer>(act: () => Promise<Answer>): Promise<Answer | undefined> => {
      setBusy(true);
      setRefusal(undefined);
      try {
        return await act();
      } catch (error) {
        setRefusal(refusalOf(error));
        return undefined;
      } finally {
        setBusy(false);
      }
    },
  };
}

function refusalOf(error: unknown): Refusal {
  if (isApiProblem(error, 'slot_taken')) return 'taken';
  if (isApiProblem(error, 'visit_too_late') || isApiProblem(error, 'visit_limit_reached'))
    return messages.tooLate;
  if (isApiProblem(error, 'rule_refused')) return messages.phoneRefused;
  return messages.failed;
}
