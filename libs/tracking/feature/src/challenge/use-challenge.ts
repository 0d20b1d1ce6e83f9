import { useCallback, useEffect, useReducer } from 'react';
import { api, type Challenge, type ChallengeAnswer, dataOf } from '@dosar/api-client/client';
import { whenSeen } from '../when-seen.ts';
import { forgetChallenge, keepChallenge, keptChallenge } from './kept-challenge.ts';

/** Why the last code did not open the case. */
export type Refusal = 'wrong' | 'notSent';

export type ChallengeState =
  | { phase: 'starting' }
  | { phase: 'failed' }
  | { phase: 'blocked'; reason: 'tooManyTries' | 'blocked'; blockUntil: string | null }
  | { phase: 'open'; challenge: Challenge; refusal?: Refusal; isBusy: boolean; wasResent: boolean };

type ChallengeEvent =
  | { type: 'started'; challenge: Challenge; isAnother: boolean }
  | { type: 'failed' }
  | { type: 'asked' }
  | { type: 'sending' }
  | { type: 'refused'; refusal: Refusal }
  | { type: 'blocked'; blockUntil: string | null };

function afterStart(challenge: Challenge, isAnother: boolean): ChallengeState {
  if (challenge.status === 'error') return { phase: 'failed' };
  if (challenge.status === 'blocked') {
    return { phase: 'blocked', reason: 'blocked', blockUntil: challenge.block_until };
  }
  return { phase: 'open', challenge, isBusy: false, wasResent: isAnother };
}

/** T8: what the visitor sees next. */
function nextChallengeState(state: ChallengeState, event: ChallengeEvent): ChallengeState {
  switch (event.type) {
    case 'started':
      return afterStart(event.challenge, event.isAnother);
    case 'failed':
      return { phase: 'failed' };
    case 'asked':
      return { phase: 'starting' };
    case 'blocked':
      return { phase: 'blocked', reason: 'tooManyTries', blockUntil: event.blockUntil };
    case 'sending':
      return state.phase === 'open' ? { ...state, refusal: undefined, isBusy: true } : state;
    case 'refused':
      return state.phase === 'open' ? { ...state, refusal: event.refusal, isBusy: false } : state;
  }
}

type ChallengedCase = {
  orgCode: string;
  caseNo: string;
  /** The code was right; the answer carries the case and the tokens that open it. */
  openCase: (answer: ChallengeAnswer) => void;
};

/** The way from a case number to the opened case: a code is sent, entered, sent again when it has run out. */
export function useChallenge({ orgCode, caseNo, openCase }: ChallengedCase) {
  const [state, dispatch] = useReducer(nextChallengeState, { phase: 'starting' });

  const start = useCallback(
    async (isAnother: boolean, isWanted: () => boolean = () => true) => {
      try {
        const challenge = await dataOf(
          api.GET('/api/tracker/startChallenge/{case_no}', { params: { path: { case_no: caseNo } } }),
        );
        keepChallenge({ orgCode, caseNo, challenge });
        if (isWanted()) dispatch({ type: 'started', challenge, isAnother });
      } catch {
        if (isWanted()) dispatch({ type: 'failed' });
      }
    },
    [orgCode, caseNo],
  );

  useEffect(
    function startOnce() {
      let isWanted = true;
      const kept = keptChallenge(orgCode, caseNo, Date.now());
      if (kept) {
        dispatch({ type: 'started', challenge: kept, isAnother: false });
      } else {
        dispatch({ type: 'asked' });
        void whenSeen().then(() => (isWanted ? start(false, () => isWanted) : undefined));
      }
      return () => {
        isWanted = false;
      };
    },
    [orgCode, caseNo, start],
  );

  async function sendCode(challenge: Challenge, code: string) {
    dispatch({ type: 'sending' });
    try {
      const answer = await dataOf(
        api.POST('/api/tracker/verifyChallenge', {
          body: { challenge_id: challenge.challenge_id, case_no: caseNo, code },
        }),
      );
      if (answer.is_blocked) {
        keepChallenge({ orgCode, caseNo, challenge: blockedChallenge(challenge, answer) });
        dispatch({ type: 'blocked', blockUntil: answer.block_until });
      } else if (answer.code_validated) {
        forgetChallenge();
        openCase(answer);
      } else {
        dispatch({ type: 'refused', refusal: 'wrong' });
      }
    } catch {
      dispatch({ type: 'refused', refusal: 'notSent' });
    }
  }

  async function startAgain() {
    forgetChallenge();
    dispatch({ type: 'asked' });
    await start(true);
  }

  return { state, sendCode, startAgain };
}

function blockedChallenge(challenge: Challenge, answer: ChallengeAnswer): Challenge {
  return { ...challenge, status: 'blocked', block_until: answer.block_until };
}
