import { deviceName } from './device-name.ts';

/** Whether this browser can say that there is news, and what stands in the way. */
export type PushAbility = 'able' | 'refused' | 'needsInstall' | 'unable';

type PolicyFactory = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (text: string) => string },
  ) => { createScriptURL: (text: string) => string };
};

const workerAddress = '/service-worker.js';

/** Finds out what stands in the way, and asks nobody. */
export function pushAbility(): PushAbility {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isAble) return isApplePhone() ? 'needsInstall' : 'unable';
  return Notification.permission === 'denied' ? 'refused' : 'able';
}

/** Phones and tablets of Apple tell news only for pages of the home screen; a tablet says that it is a Mac. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** Calls when somebody comes back to the page, perhaps from the settings of the browser. */
export function onReturn(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** By what the list of devices knows this browser; nothing where it is not registered. */
export async function ownFingerprint(): Promise<string | undefined> {
  if (pushAbility() !== 'able') return undefined;
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? fingerprintOf(subscription.endpoint) : undefined;
}

export async function fingerprintOf(endpoint: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
  return btoa(String.fromCodePoint(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** What the server has to know of a browser. */
export type RegisteredBrowser = { endpoint: string; p256dh: string; auth: string; device: string };

/**
 * Asks whether this browser may tell news, and registers it at its push service.
 *
 * Only a gesture may call it: a browser that asks out of the blue is refused for good. Answers what the reader chose where that is not yes.
 */
export async function registerBrowser(
  publicKey: string,
): Promise<RegisteredBrowser | 'refused' | 'undecided'> {
  const permission = await Notification.requestPermission();
  if (permission === 'denied') return 'refused';
  if (permission !== 'granted') return 'undecided';
  await navigator.serviceWorker.register(trustedAddress());
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await subscribed(pushManager, publicKey);
  const { endpoint, keys } = subscription.toJSON();
  return {
    endpoint: endpoint ?? '',
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
    device: deviceName(navigator.userAgent),
  };
}

async function subscribed(pushManager: PushManager, applicationServerKey: string): Promise<PushSubscription> {
  const wanted = { userVisibleOnly: true, applicationServerKey };
  try {
    return await pushManager.subscribe(wanted);
  } catch (problem) {
    // Registered with an earlier key of the insurer, which nobody can write with any more.
    const earlier = await pushManager.getSubscription();
    if (earlier === null) throw problem;
    await earlier.unsubscribe();
    return pushManager.subscribe(wanted);
  }
}

let trusted: string | undefined;

/** The address of the worker as browsers with Trusted Types want it: made once, because each policy has a name of its own. */
function trustedAddress(): string {
  const factory: unknown = Reflect.get(window, 'trustedTypes');
  trusted ??= isFactory(factory)
    ? factory.createPolicy('service-worker', { createScriptURL: () => workerAddress }).createScriptURL('')
    : workerAddress;
  return trusted;
}

const isFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;
