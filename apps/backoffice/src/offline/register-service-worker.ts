import type { Session } from '@dosar/auth';

declare global {
  interface Window {
    /** Of browsers with Trusted Types; what it makes passes for the text that it was made of. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (text: string) => string },
      ) => { createScriptURL: (text: string) => string };
    };
  }
}

const address = '/service-worker.js';

/**
 * Has the code of the app kept for when there is no network, once somebody of the staff is signed in and the page has
 * nothing else to do. Guests and people at the login are left without.
 */
export function registerServiceWorker(staff: Session): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (staff.state.status === 'signedIn') return whenIdle();
  const stop = staff.stateChanged.listen(({ status }) => {
    if (status !== 'signedIn') return;
    stop();
    whenIdle();
  });
}

function whenIdle(): void {
  if (document.readyState !== 'complete') return addEventListener('load', whenIdle, { once: true });
  const begin = () => void register();
  if ('requestIdleCallback' in window) requestIdleCallback(begin);
  else begin();
}

async function register(): Promise<void> {
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => address });
  // Where it cannot be had, such as in a private window, the product works as before, but for reloads without a network.
  await navigator.serviceWorker.register(policy?.createScriptURL(address) ?? address).catch(() => undefined);
}
