import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApi } from '../http/create-http-server.ts';
import { Problem } from '../problem/problem.ts';
import { readPage, sendPage } from './page.ts';
import { writtenInto } from './written-page.ts';
import { registerSite, type SiteApp } from './site-routes.ts';

type Needs = {
  appsFolder: string;
  trackerOrigin: string;
};

const backOffice: SiteApp = {
  folder: 'backoffice',
  base: '/',
  pages: ['/'],
  foreign: ['pictures', 'fonts'],
  hasServiceWorker: true,
};

const contactConfirm: SiteApp = {
  folder: 'contact-confirm',
  base: '/apps/contact-confirm/',
  pages: ['/contact-confirmation/*'],
  foreign: ['pictures'],
};

const staffApps: SiteApp[] = [
  backOffice,
  {
    folder: 'print',
    base: '/apps/print/',
    pages: ['/print-timeline/*', '/print-email/*', '/print-sms/*', '/print-note/*', '/print-statement/*'],
  },
  contactConfirm,
];

const tracker: SiteApp = {
  folder: 'tracker',
  base: '/',
  pages: [],
  foreign: ['pictures'],
  hasServiceWorker: true,
};

/** Registers pages that the server writes for each visitor. */
type WrittenPages = (send: ReturnType<typeof writtenInto>) => Promise<void>;

/** Addresses that only ever name a file: what is not there is not a page either. */
const filesOnly = /^\/(?:api|assets|apps|dev)(?:[/?]|$)/;

/** The staff origin: back office, print views and contact confirmation, each its own app. */
export async function registerStaffSite(app: FastifyInstance, needs: Needs): Promise<void> {
  await registerSite(app, needs.appsFolder, staffApps);

  const toTracker = (request: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(`${needs.trackerOrigin}${request.url}`, 307);
  app.get('/status', toTracker);
  app.get('/status/*', toTracker);

  // Every other address is a page of the back office, which knows its own routes.
  const page = readPage(backOfficeIn(needs.appsFolder), backOffice);
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' || filesOnly.test(request.url)) throw new Problem(404, 'not_found');
    return sendPage(request, reply, page);
  });
}

/** What the forms of contact confirmation answer where no script runs. Without a folder there are bare pages. */
export async function registerContactAnswers({
  appsFolder,
  registerPages,
}: {
  appsFolder: string | undefined;
  registerPages: WrittenPages;
}): Promise<void> {
  const dist = appsFolder && `${appsFolder}/${contactConfirm.folder}/dist`;
  await registerPages(writtenInto(dist ? readPage(dist, contactConfirm) : undefined, contactConfirm));
}

/** The build of the back office that the staff origin serves; null when there is none. */
export function servedBuild(appsFolder: string | undefined): string | null {
  return (appsFolder && readPage(backOfficeIn(appsFolder))?.build) ?? null;
}

/** A server of an insurer that has no pages to show: whoever opens it would see an error, while the server says that it runs. */
export class PagesMissing extends Error {
  constructor(folders: string[]) {
    super(
      `No page was built in ${folders.join(', ')}.\n` +
        'Start the release archive (npm run build:release), or build the pages first: npm run build.',
    );
  }
}

/** Refuses to go on when an app has no pages in this folder. */
export function requirePages(appsFolder: string): void {
  const missing = [...staffApps, tracker]
    .map((app) => `${appsFolder}/${app.folder}/dist`)
    .filter((folder) => readPage(folder) === undefined);
  if (missing.length > 0) throw new PagesMissing(missing);
}

function backOfficeIn(appsFolder: string): string {
  return `${appsFolder}/${backOffice.folder}/dist`;
}

/** The tracker's own origin: its pages, the calls they need, and nothing else. Without a folder there are pages alone. */
export async function registerTrackerSite(
  app: FastifyInstance,
  { appsFolder, registerPages }: { appsFolder: string | undefined; registerPages: WrittenPages },
): Promise<void> {
  const page =
    appsFolder === undefined ? undefined : readPage(`${appsFolder}/${tracker.folder}/dist`, tracker);
  await registerPages(writtenInto(page, tracker));
  if (appsFolder !== undefined) await registerSite(app, appsFolder, [tracker]);
  app.get('/', (request, reply) => reply.redirect(`/status${queryOf(request.url)}`, 307));
  app.setNotFoundHandler((request) => {
    if (isApi(request.url)) throw new Problem(404, 'not_found');
    throw new Problem(404, 'origin_not_served');
  });
}

function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}
