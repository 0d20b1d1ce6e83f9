import webPush from 'web-push';
import type { Env } from '../env.ts';
import type { PushKeys } from '../kernel/keys/push-keys.ts';
import { Undeliverable, type MessageProvider } from '../kernel/outbox/message-provider.ts';
import { isPushService } from '../kernel/outbox/push-service.ts';
import { outsideFetch } from './outside-fetch.ts';

const patienceMilliseconds = 20_000;

/** A phone that is off for longer learns of it by the message itself. */
const secondsKept = 24 * 60 * 60;

/** The push service has forgotten the browser, or never knew it. */
const gone = [404, 410];

/** Delivers news to a browser through its push service, which cannot read them. */
export function browserPush(
  keys: PushKeys,
  { VAPID_SUBJECT, MAIL_FROM, PUSH_HOSTS }: Pick<Env, 'VAPID_SUBJECT' | 'MAIL_FROM' | 'PUSH_HOSTS'>,
): MessageProvider {
  const subject = VAPID_SUBJECT ?? `mailto:${/<([^>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`;
  return async ({ browser, body }) => {
    // The list may have become shorter since the browser was registered.
    if (browser === undefined || !isPushService(browser.endpoint, PUSH_HOSTS))
      throw new Undeliverable('no push service that the settings name');
    const { endpoint, p256dh, auth } = browser;
    const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, body, {
      vapidDetails: { subject, ...keys },
      TTL: secondsKept,
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers))
      if (name.toLowerCase() !== 'content-length') headers.set(name, String(value));
    const response = await outsideFetch(
      endpoint,
      { method: 'POST', headers, body: new Uint8Array(request.body) },
      { milliseconds: patienceMilliseconds },
    );
    if (gone.includes(response.status))
      throw new Undeliverable(`the push service answered ${response.status}`);
    if (!response.ok) throw new Error(`the push service answered ${response.status}`);
  };
}
