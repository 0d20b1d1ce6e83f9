import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serviceWorkerPolicy, type PageContent } from './content-security-policy.ts';
import { readPage, sendPage } from './page.ts';

/** The built web app of one folder under `apps/`, and where a site serves it. */
export type SiteApp = PageContent & {
  folder: string;
  /** Where its files are: every asset address of the build begins with it. */
  base: string;
  /** Addresses that open its page; a trailing `/*` means everything below. */
  pages: string[];
};

const oneYear = '365d';
const serviceWorker = 'service-worker.js';

/** Serves built apps: their pages from memory, their files for ever (their names change with their content). */
export async function registerSite(
  app: FastifyInstance,
  appsFolder: string,
  sites: SiteApp[],
): Promise<void> {
  await app.register(fastifyStatic, { root: appsFolder, serve: false });
  for (const site of sites) {
    const dist = join(appsFolder, site.folder, 'dist');
    const page = readPage(dist, site);
    const open = (request: FastifyRequest, reply: FastifyReply) => sendPage(request, reply, page);
    await registerApp(app, dist, site, open);
  }
}

async function registerApp(
  app: FastifyInstance,
  dist: string,
  site: SiteApp,
  open: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): Promise<void> {
  for (const url of site.pages) app.get(url, { exposeHeadRoute: true }, open);
  if (!existsSync(dist)) return;

  const assets = join(dist, 'assets');
  if (existsSync(assets)) {
    await app.register(fastifyStatic, {
      root: assets,
      prefix: `${site.base}assets/`,
      decorateReply: false,
      preCompressed: true,
      index: false,
      immutable: true,
      maxAge: oneYear,
      // Built without them; a developer's own build must not give them away either.
      allowedPath: (path) => !path.endsWith('.map'),
    });
  }
  for (const file of rootFiles(dist)) {
    app.get(`${site.base}${file}`, { exposeHeadRoute: true }, (_request, reply) => {
      if (file === serviceWorker) reply.header('content-security-policy', serviceWorkerPolicy);
      return reply.sendFile(file, dist);
    });
  }
}

/** Files beside the page (icon, manifest, robots.txt): few, unhashed, each served under its own name and nothing else. */
function rootFiles(dist: string): string[] {
  return readdirSync(dist, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .filter((name) => name !== 'index.html' && !/\.(br|gz|map)$/.test(name));
}
