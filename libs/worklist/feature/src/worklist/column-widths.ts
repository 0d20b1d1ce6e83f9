import { keptAtom } from '@dosar/design-system';

type Widths = Readonly<Record<string, number>>;

/** How wide the columns were made on this device, in pixels. */
export const columnWidthsAtom = keptAtom<Widths>('dosar.worklist.widths', { initial: {}, isValid: isWidths });

function isWidths(kept: unknown): kept is Widths {
  if (typeof kept !== 'object' || kept === null) return false;
  return Object.values(kept).every((width) => typeof width === 'number');
}
