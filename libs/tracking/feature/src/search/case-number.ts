/** Fewer characters than this cannot be a case number. */
export const shortestCaseNumber = 6;

/** A case number as people type it, without its spaces and in capitals: the one form that addresses use. */
export function cleanCaseNumber(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase();
}

/** Why a search cannot begin, or `undefined` when it can. */
export function caseNumberFault(text: string): 'missing' | 'tooShort' | undefined {
  const caseNumber = cleanCaseNumber(text);
  if (caseNumber === '') return 'missing';
  return caseNumber.length < shortestCaseNumber ? 'tooShort' : undefined;
}

/** Where a case is shown; the organisation travels along, since case numbers belong to organisations. */
export function caseAddress(text: string, orgCode: string): string {
  return `/status/${encodeURIComponent(cleanCaseNumber(text))}?org_code=${encodeURIComponent(orgCode)}`;
}
