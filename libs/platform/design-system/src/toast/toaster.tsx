import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { lazyParts } from '../theme/lazy-parts.ts';
import { onNotices, waitingNotices } from './notify.ts';

const ToastRegion = lazy(async () => ({ default: (await lazyParts.toastRegion()).ToastRegion }));

/** Where notices appear. Its code comes with the first notice, or earlier when the browser is idle. */
export function Toaster() {
  const isAnyWaiting = useSyncExternalStore(onNotices, () => waitingNotices().length > 0);
  const [wasNeeded, setWasNeeded] = useState(isAnyWaiting);
  if (isAnyWaiting && !wasNeeded) setWasNeeded(true);
  if (!wasNeeded) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  );
}
