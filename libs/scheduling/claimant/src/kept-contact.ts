import type { Contact } from './confirm-hour.tsx';

/** Until the tab is closed: on a shared computer the next person finds no phone number. */
const keyOf = (claimFileNo: string) => `dosar.visit-contact.${claimFileNo}`;

/** What was typed for the visit of a claim before the page was loaded again; nothing when it cannot be read. */
export function readKeptContact(claimFileNo: string): Partial<Contact> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(claimFileNo)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/** Keeps what is typed for the visit of a claim. */
export function keepTypedContact(claimFileNo: string, contact: Contact): void {
  try {
    sessionStorage.setItem(keyOf(claimFileNo), JSON.stringify(contact));
  } catch {
    // A full or forbidden storage must not keep anybody from typing.
  }
}

/** Forgets it once the visit is booked. */
export function forgetContact(claimFileNo: string): void {
  try {
    sessionStorage.removeItem(keyOf(claimFileNo));
  } catch {
    // Nothing was kept then.
  }
}
