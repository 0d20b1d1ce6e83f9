import { useRunningExports } from '@dosar/worklist-feature';
import { lazy, Suspense } from 'react';

const ExportWatch = lazy(async () => ({
  default: (await import('@dosar/worklist-feature/export-watch')).ExportWatch,
}));

/** Waits for exports that are being made, whichever page is open; its code comes with the first of them. */
export function RunningExports() {
  const running = useRunningExports();
  if (running.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ExportWatch />
    </Suspense>
  );
}
