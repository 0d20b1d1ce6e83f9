import { useRestedChip, useShortcuts } from '@dosar/design-system';
import { lazy, Suspense } from 'react';
import { chipMessages } from './chip-messages.ts';

const StatusNote = lazy(async () => ({ default: (await import('./status-note.tsx')).StatusNote }));

/** Waits until somebody rests on the chip of a status, on any page, or asks about it by a key. */
export function ChipHelp() {
  const { rested, openAtFocus, close } = useRestedChip();
  useShortcuts([
    {
      id: 'status-help',
      keys: ['i'],
      label: chipMessages.key,
      scope: 'everywhere',
      run: openAtFocus,
    },
  ]);
  if (rested === undefined) return null;
  return (
    <Suspense fallback={null}>
      <StatusNote key={rested.explains} rested={rested} onClose={close} />
    </Suspense>
  );
}
