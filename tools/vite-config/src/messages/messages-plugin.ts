import type { Plugin, ViteDevServer } from 'vite';
import type { RoutePreloads } from '../route-preload-plugin.ts';
import { projectsOf } from '../workspace/workspace-projects.ts';
import { collectMessages, locales, textsOf } from './collect-messages.ts';
import { compileMessages, type MessageAsset } from './compile-messages.ts';
import { languageScript, type PageTexts } from './language-script.ts';
import { expectTextsOfAll, smallCatalogues, wholeCatalogue, type SmallTexts } from './text-catalogues.ts';

const urlsModule = 'virtual:dosar/messages';
const textsModule = 'virtual:dosar/test-messages';
const resolved = (id: string) => `\0${id}`;

/** Answers the development server's requests for message files, freshly compiled. */
function serveMessages(server: ViteDevServer, folder: string): void {
  server.middlewares.use((request, response, next) => {
    const locale = /\/assets\/i18n\/(\w+)\.dev\.json$/.exec(request.url?.split('?')[0] ?? '')?.[1];
    if (!locale) return next();
    const asset = compileMessages(collectMessages(projectsOf(folder))).find((it) => it.locale === locale);
    if (!asset) return next();
    response.setHeader('Content-Type', 'application/json').end(asset.source);
  });
}

/** What an app's pages open with. */
export type MessagesOfApp = { small?: SmallTexts[]; preloads?: RoutePreloads };

/**
 * Gives an app the messages of everything it depends on.
 *
 * `virtual:dosar/messages` tells where the catalogues of each language can be fetched, as the page itself says;
 * `virtual:dosar/test-messages` holds the texts themselves, for tests and stories.
 */
export function messagesPlugin(folder: string, { small = [], preloads = [] }: MessagesOfApp = {}): Plugin {
  let base = '/';
  // While developing, every page opens with the texts of the whole app.
  let whole = locales.map((locale) => ({ locale, fileName: `assets/i18n/${locale}.dev.json` }));
  let ofPages: PageTexts[] = [];

  return {
    name: 'dosar:messages',
    configResolved(config) {
      base = config.base;
    },
    generateBundle(_, bundle) {
      const collected = collectMessages(projectsOf(folder));
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      expectTextsOfAll(chunks, collected);
      const emitted = (assets: MessageAsset[]) => {
        for (const { fileName, source } of assets) this.emitFile({ type: 'asset', fileName, source });
        return assets;
      };
      whole = emitted(compileMessages(collected, wholeCatalogue({ chunks, collected })));
      ofPages = small.map((texts) => ({
        path: texts.path,
        assets: smallCatalogues(texts, { chunks, preloads, collected }).flatMap((catalogue) =>
          emitted(compileMessages(collected, catalogue)),
        ),
      }));
    },
    configureServer: (server) => serveMessages(server, folder),
    handleHotUpdate({ file, server }) {
      // Message files are data to the running page: only a new page asks for them again.
      if (/(messages\.ts|translations\/\w+\.json)$/.test(file)) server.ws.send({ type: 'full-reload' });
    },
    transformIndexHtml: () => [
      { tag: 'script', children: languageScript(base, whole, ofPages), injectTo: 'head-prepend' },
    ],
    resolveId: (id) => (id === urlsModule || id === textsModule ? resolved(id) : undefined),
    load(id) {
      if (id === resolved(urlsModule)) return `export const messageUrls = globalThis.dosarTexts;`;
      if (id !== resolved(textsModule)) return undefined;
      const collected = collectMessages(projectsOf(folder));
      const texts = locales.map((locale) => [locale, textsOf(locale, collected)]);
      return `export const texts = ${JSON.stringify(Object.fromEntries(texts))};`;
    },
  };
}
