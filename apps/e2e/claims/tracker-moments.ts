import { expect } from '@playwright/test';
import type { SuccessBody } from '@dosar/openapi';
import { callerOf } from '../support/caller.ts';
import { newestCode } from '../support/outbox.ts';
import type { Product } from '../support/product.ts';

const caseNo = 'DM26R0000001';
type Tokens = { idToken: string; refreshToken: string };

/** A code that was asked for before the server fell opens the case after it stood up again. */
export async function codeAskedFor({ trackerOrigin, staffOrigin }: Product) {
  const anybody = callerOf(trackerOrigin);
  const visitor = anybody.as(await anybody.post<Tokens>('/api/auth/trackerToken', { org_code: 'demo' }));
  const inFlight = visitor.get<SuccessBody<'startChallenge'>>(`/api/tracker/startChallenge/${caseNo}`);
  return {
    inFlight,
    check: async () => {
      const { challenge_id } = await inFlight;
      const code = await newestCode(staffOrigin);
      const answer = await visitor.post<SuccessBody<'verifyChallenge'>>('/api/tracker/verifyChallenge', {
        challenge_id,
        case_no: caseNo,
        code,
      });
      expect(answer.code_validated).toBe(true);
    },
  };
}
