import { reason } from '@dosar/forms/public';
import { normaliseCaseNumber, shortestCaseNumber } from '@dosar/tracking-domain/case-number';
import * as z from 'zod/mini';

/** A case number in any spelling, long enough to look for (V9). */
export const caseNumberAnswer = z.string().check(
  z.overwrite(normaliseCaseNumber),
  z.minLength(1, { error: reason('missing'), abort: true }),
  z.minLength(shortestCaseNumber, {
    error: reason('tooShort', { length: shortestCaseNumber }),
    abort: true,
  }),
  // No organisation gives such a number: it is mistyped, or something else was copied.
  z.regex(/^(?=.*\d)[A-Z0-9]{1,20}$/, { error: reason('impossible') }),
);

/** Where a case is shown; the organisation travels along, since case numbers belong to organisations. */
export function caseAddress(caseNumber: string, orgCode: string): string {
  return `/status/${encodeURIComponent(normaliseCaseNumber(caseNumber))}?org_code=${encodeURIComponent(orgCode)}`;
}
