import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

type Address = { url: URL; request: Request };

/**
 * A service worker that opens the app without a network: its code is kept beforehand, its page is asked for every time and
 * answered from what was kept only when nobody answers.
 *
 * Answers of the API pass it by. `page` is where the server sends the page from, with its policy and its nonce; other apps
 * and guests on the same origin are left alone.
 */
export function offlineShellPlugin(page: string): Plugin[] {
  return VitePWA({
    filename: 'service-worker.js',
    // The app registers it by itself, for people of the staff only.
    injectRegister: false,
    // It is a page, not something to install.
    manifest: false,
    workbox: {
      inlineWorkboxRuntime: true,
      sourcemap: false,
      globPatterns: ['assets/**/*.{js,json,css,woff2}', 'favicon.svg', 'index.html'],
      // Their names change with their content.
      dontCacheBustURLsMatching: /^assets\//,
      // The built page has no nonce yet: it is stored as the server sends it, once for each build.
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) => (entry.url === 'index.html' ? { ...entry, url: page } : entry)),
        }),
      ],
      // Neither takes over pages that are open nor removes their code: the new version comes when nobody uses the old one.
      skipWaiting: false,
      clientsClaim: false,
      cleanupOutdatedCaches: true,
      navigateFallback: null,
      runtimeCaching: [
        {
          urlPattern: ({ url, request }: Address) =>
            request.mode === 'navigate' &&
            !/^\/(?:api|apps|assets|dev|guest|status|contact-confirmation|print-[a-z]+)(?:\/|$)/.test(
              url.pathname,
            ) &&
            !url.pathname.includes('/guest/'),
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: page } },
        },
      ],
    },
  });
}
