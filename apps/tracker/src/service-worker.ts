import { pushNotice } from '@dosar/tracking-feature/push-notice';

type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Pushed = Lasting & { data: { json: () => unknown } | null };
type Touched = Lasting & { notification: Notification };
type OpenPage = { url: string; focus: () => Promise<unknown> };

// What of a service worker is used here; the types of pages know none.
declare const registration: ServiceWorkerRegistration;
declare const clients: {
  matchAll: (which: { type: 'window'; includeUncontrolled: true }) => Promise<OpenPage[]>;
  openWindow: (url: string) => Promise<unknown>;
};

const isPushed = (event: Event): event is Pushed => event.type === 'push' && 'data' in event;
const isTouched = (event: Event): event is Touched => 'notification' in event;

addEventListener('push', (event) => {
  const notice = isPushed(event) ? pushNotice(event.data?.json(), location.origin) : undefined;
  if (notice === undefined || !isPushed(event)) return;
  const { title, body, lang, url } = notice;
  // Of several news of one case the last one stands: they say the same.
  event.waitUntil(registration.showNotification(title, { body, lang, tag: url, data: { url } }));
});

addEventListener('notificationclick', (event) => {
  if (!isTouched(event)) return;
  const { title } = event.notification;
  const data: unknown = event.notification.data;
  event.notification.close();
  const url = typeof data === 'object' && data !== null && 'url' in data ? data.url : undefined;
  const notice = pushNotice({ title, url }, location.origin);
  if (notice !== undefined) event.waitUntil(openCase(notice.url));
});

/** The case in the window where it is open already, otherwise in a new one. */
async function openCase(url: string): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const path = new URL(url).pathname;
  const open = pages.find((page) => new URL(page.url).pathname === path);
  await (open === undefined ? clients.openWindow(url) : open.focus());
}
