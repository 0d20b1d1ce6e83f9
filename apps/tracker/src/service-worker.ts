import { pushNotice } from '@dosar/tracking-feature/push-notice';

type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Pushed = Lasting & { data: { json: () => unknown } | null };
type Touched = Lasting & { notification: Notification };
type OpenPage = { url: string; focus: () => Promise<unknown> };

/** What of a service worker is used here; the types of pages know none. */
type Worker = {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll: (which: { type: 'window'; includeUncontrolled: true }) => Promise<OpenPage[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  addEventListener(kind: 'push', listener: (event: Pushed) => void): void;
  addEventListener(kind: 'notificationclick', listener: (event: Touched) => void): void;
};

const worker = self as unknown as Worker;

worker.addEventListener('push', (event) => {
  const notice = pushNotice(event.data?.json(), location.origin);
  if (notice === undefined) return;
  const { title, body, lang, url } = notice;
  // Of several news of one case the last one stands: they say the same.
  event.waitUntil(worker.registration.showNotification(title, { body, lang, tag: url, data: { url } }));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const notice = pushNotice({ ...event.notification.data, title: event.notification.title }, location.origin);
  if (notice !== undefined) event.waitUntil(openCase(notice.url));
});

/** The case in the window where it is open already, otherwise in a new one. */
async function openCase(url: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const path = new URL(url).pathname;
  const open = pages.find((page) => new URL(page.url).pathname === path);
  await (open === undefined ? worker.clients.openWindow(url) : open.focus());
}
