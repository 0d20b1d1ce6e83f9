import { useBrowserFact } from '@dosar/design-system';

/** Whether the browser shows notices of this site; `unasked` until somebody asked it to, `never` where it cannot. */
export type NoticePermission = 'unasked' | 'granted' | 'denied' | 'never';

const listeners = new Set<() => void>();

/** How it stands now. Asks nobody. */
export function noticePermission(): NoticePermission {
  if (!('Notification' in globalThis)) return 'never';
  return Notification.permission === 'default' ? 'unasked' : Notification.permission;
}

/** Has the browser ask. Only for a click, next to which it says what for: otherwise people refuse for good (ux 127). */
export async function askForNotices(): Promise<void> {
  await Notification.requestPermission();
  for (const listener of listeners) listener();
}

/** How it stands, also after somebody has changed it in the browser's own settings. */
export function useNoticePermission(): NoticePermission {
  return useBrowserFact(onChange, noticePermission);
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  // Whoever comes back from those settings gives the page the focus.
  addEventListener('focus', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('focus', listener);
  };
}
