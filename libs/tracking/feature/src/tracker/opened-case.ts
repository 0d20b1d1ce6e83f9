const storageKey = 'dosar.tracker.openedCase';

const nameOf = (orgCode: string, caseNo: string) => `${orgCode} ${caseNo}`;

/** Remembers which case the stored tokens open; they live as long as this does. */
export function rememberOpenedCase(orgCode: string, caseNo: string): void {
  localStorage.setItem(storageKey, nameOf(orgCode, caseNo));
}

/** Whether an access code has opened this case in this browser; the server has the last word. */
export function wasOpened(orgCode: string, caseNo: string): boolean {
  return localStorage.getItem(storageKey) === nameOf(orgCode, caseNo);
}
