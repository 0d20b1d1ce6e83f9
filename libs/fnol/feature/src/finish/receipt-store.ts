import type { ClaimNotificationReceipt } from '@dosar/api-client';

/** What the last page shows. It lives as long as the tab, so that a reload does not lose the claim number. */
export type KeptReceipt = {
  receipt: ClaimNotificationReceipt;
  /** Where the number was sent. */
  sentTo: string[];
  /** The photos that were part of the report. */
  documentIds?: string[];
  /** The report had already arrived when the last answer was changed. */
  hasEarlierAnswers: boolean;
};

const keyOf = (orgKey: string) => `dosar.guest.claimReceipt.${orgKey}`;

export function keepReceipt(orgKey: string, receipt: KeptReceipt): void {
  try {
    sessionStorage.setItem(keyOf(orgKey), JSON.stringify(receipt));
  } catch {
    // Without storage the receipt is shown once, from the address's state.
  }
}

export function readReceipt(orgKey: string): KeptReceipt | undefined {
  const text = sessionStorage.getItem(keyOf(orgKey));
  return text === null ? undefined : (JSON.parse(text) as KeptReceipt);
}
