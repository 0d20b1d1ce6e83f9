import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/**
 * A service worker of one's own that shows what push services bring. It keeps no files, so pages come from the network as without it.
 *
 * `source` is its file, below the folder of the app.
 */
export function pushWorkerPlugin(source: string): Plugin[] {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: dirname(source),
    filename: basename(source),
    // The page registers it once somebody wants to be told.
    injectRegister: false,
    // The server writes one for each insurer.
    manifest: false,
    injectManifest: { injectionPoint: undefined, sourcemap: false },
  });
}
