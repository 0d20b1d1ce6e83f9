import { aGuestProfile, renderFeature, server } from '@dosar/testing';
import type { NotificationDraft } from '../claim-notification/notification-draft.ts';
// Fetched before the first test waits for them.
import '../claim-notification/later-pages.ts';
import '../claim-notification/pages.ts';
import { fnolGuestRoutes } from '../routes.ts';
import { formOnNetwork } from './form-on-network.ts';

type Opened = {
  /** Page of the form; the address without one when absent. */
  page?: string;
  /** What this device still knows from an earlier visit. */
  draft?: NotificationDraft;
  locale?: 'ro' | 'en';
  /** Key of the organisation in the link; the guest is signed in with that of `demo`. */
  orgKey?: string;
};

/** Puts answers into the browser as an earlier visit would have left them. */
function leaveDraft(draft: NotificationDraft): void {
  const text = JSON.stringify({ savedAt: Date.now(), draft });
  localStorage.setItem('dosar.guest.claimNotification.demo', text);
}

/** What the browser keeps of the notification, or `undefined` when nothing is left. */
export function keptDraft(): NotificationDraft | undefined {
  const text = localStorage.getItem('dosar.guest.claimNotification.demo');
  return text === null ? undefined : (JSON.parse(text) as { draft: NotificationDraft }).draft;
}

/** Opens the claim notification of the demo organisation as a guest. */
export function openForm({ page = '', draft, locale = 'en', orgKey = 'demo' }: Opened = {}) {
  const base = `/assignments/claim_notification/guest/${orgKey}`;
  server.use(...formOnNetwork());
  if (draft) leaveDraft(draft);
  const view = renderFeature(fnolGuestRoutes(), {
    profile: aGuestProfile(),
    at: page === '' ? base : `${base}/${page}`,
    locale,
    otherRoutes: [{ path: '/guest', element: 'wrong address' }],
  });
  return { ...view, pathname: () => view.router.state.location.pathname.slice(base.length) };
}
