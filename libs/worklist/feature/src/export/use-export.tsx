import { startExport } from '@dosar/api-client';
import { useCan } from '@dosar/auth';
import { preloadWhenIdle } from '@dosar/design-system';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { ExportedList } from './export-dialog.tsx';

const loadDialog = () => import('./export-dialog.tsx');
const ExportDialog = lazy(async () => ({ default: (await loadDialog()).ExportDialog }));

type Export = {
  /** Asks how; absent for whoever may only look. */
  ask: (() => void) | undefined;
  /** The window that asks, to be put where it outlives what opened it. */
  dialog: ReactNode;
};

/** Takes a list, or the rows chosen in it, out into a file. */
export function useExport(list: ExportedList): Export {
  const isTheirs = useCan(startExport);
  const [dialog, setDialog] = useState<'closed' | 'open' | 'unused'>('unused');
  useEffect(
    function fetchDialogAhead() {
      return isTheirs ? preloadWhenIdle([loadDialog]) : undefined;
    },
    [isTheirs],
  );
  return {
    ask: isTheirs ? () => setDialog('open') : undefined,
    dialog: dialog !== 'unused' && (
      <Suspense fallback={null}>
        <ExportDialog open={dialog === 'open'} onClose={() => setDialog('closed')} list={list} />
      </Suspense>
    ),
  };
}
