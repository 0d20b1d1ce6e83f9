const storageKey = 'dosar.worklist.widths';

type Widths = Readonly<Record<string, number>>;

/** How wide the columns were made on this device, in pixels. */
export function readWidths(): Widths {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(
      entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    );
  } catch {
    return {};
  }
}

/** Keeps them for the next time. */
export function writeWidths(widths: Widths): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(widths));
  } catch {
    // Where storage is forbidden they last as long as the page.
  }
}
