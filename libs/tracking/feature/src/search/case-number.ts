import { trackerSearchMinimumLength } from '@dosar/kernel/business-limits';
import { normaliseCaseNumber } from '@dosar/kernel/case-number';

/** Why a search cannot begin, or `undefined` when it can (V9). */
export function caseNumberFault(text: string): 'missing' | 'tooShort' | undefined {
  const caseNumber = normaliseCaseNumber(text);
  if (caseNumber === '') return 'missing';
  return caseNumber.length < trackerSearchMinimumLength ? 'tooShort' : undefined;
}

/** Where a case is shown; the organisation travels along, since case numbers belong to organisations. */
export function caseAddress(text: string, orgCode: string): string {
  return `/status/${encodeURIComponent(normaliseCaseNumber(text))}?org_code=${encodeURIComponent(orgCode)}`;
}
