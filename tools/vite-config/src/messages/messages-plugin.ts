import type { Plugin, ViteDevServer } from 'vite';
import { projectsOf } from '../workspace/workspace-projects.ts';
import { collectMessages, locales, textsOf } from './collect-messages.ts';
import { compileMessages, type MessageAsset } from './compile-messages.ts';

const urlsModule = 'virtual:dosar/messages';
const textsModule = 'virtual:dosar/test-messages';
const resolved = (id: string) => `\0${id}`;

// Runs before anything is painted: the page knows its language at once, and the texts travel beside the program.
function languageScript(urls: Record<string, string>): string {
  return [
    `const u=${JSON.stringify(urls)},c=localStorage.getItem("dosar.locale"),g=c in u?c:"${locales[0]}",l=document.createElement("link");`,
    'document.documentElement.lang=g;',
    'Object.assign(l,{rel:"preload",as:"fetch",crossOrigin:"anonymous",href:u[g]});document.head.append(l);',
  ].join('');
}

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

/**
 * Gives an app the messages of everything it depends on.
 *
 * `virtual:dosar/messages` tells where each language can be fetched; `virtual:dosar/test-messages` holds the texts
 * themselves, for tests and stories.
 */
export function messagesPlugin(folder: string): Plugin {
  let base = '/';
  let isBuild = false;
  let assets: MessageAsset[] = [];
  const urls = () =>
    Object.fromEntries(
      locales.map((locale) => {
        const fileName = assets.find((it) => it.locale === locale)?.fileName;
        return [locale, `${base}${fileName ?? `assets/i18n/${locale}.dev.json`}`];
      }),
    );

  return {
    name: 'dosar:messages',
    configResolved(config) {
      base = config.base;
      isBuild = config.command === 'build';
    },
    buildStart() {
      if (!isBuild) return;
      assets = compileMessages(collectMessages(projectsOf(folder)));
      for (const { fileName, source } of assets) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer: (server) => serveMessages(server, folder),
    handleHotUpdate({ file, server }) {
      // Message files are data to the running page: only a new page asks for them again.
      if (/(messages\.ts|translations\/\w+\.json)$/.test(file)) server.ws.send({ type: 'full-reload' });
    },
    transformIndexHtml: () => [
      { tag: 'script', children: `{${languageScript(urls())}}`, injectTo: 'head-prepend' },
    ],
    resolveId: (id) => (id === urlsModule || id === textsModule ? resolved(id) : undefined),
    load(id) {
      if (id === resolved(urlsModule)) return `export const messageUrls = ${JSON.stringify(urls())};`;
      if (id !== resolved(textsModule)) return undefined;
      const collected = collectMessages(projectsOf(folder));
      const texts = locales.map((locale) => [locale, textsOf(locale, collected)]);
      return `export const texts = ${JSON.stringify(Object.fromEntries(texts))};`;
    },
  };
}
