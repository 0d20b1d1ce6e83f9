import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApi } from '../http/create-http-server.ts';
import { Problem } from '../problem/problem.ts';
import { readPage, sendPage } from './page.ts';
import { registerSite, type SiteApp } from './site-routes.ts';

type Needs = {
  appsFolder: string;
  trackerOrigin: string;
  /** Where the organisations' logos come from, beside this server. */
  brandingOrigins: () => readonly string[];
};

const staffApps: SiteApp[] = [
  { folder: 'backoffice', base: '/', pages: ['/'] },
  {
    folder: 'print',
    base: '/apps/print/',
    pages: ['/print-timeline/*', '/print-email/*', '/print-sms/*'],
  },
  {
    folder: 'contact-confirm',
    base: '/apps/contact-confirm/',
    pages: ['/contact-confirmation/*'],
  },
];

const trackerApps: SiteApp[] = [{ folder: 'tracker', base: '/', pages: ['/status', '/status/*'] }];

/** Addresses that only ever name a file: what is not there is not a page either. */
const filesOnly = /^\/(?:api|assets|apps|dev)(?:[/?]|$)/;

/** The staff origin: back office, print views and contact confirmation, each its own app. */
export async function registerStaffSite(app: FastifyInstance, needs: Needs): Promise<void> {
  await registerSite(app, needs.appsFolder, staffApps, needs.brandingOrigins);

  const toTracker = (request: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(`${needs.trackerOrigin}${request.url}`, 307);
  app.get('/status', toTracker);
  app.get('/status/*', toTracker);

  // Every other address is a page of the back office, which knows its own routes.
  const page = readPage(backOffice(needs.appsFolder));
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' || filesOnly.test(request.url)) throw new Problem(404, 'not_found');
    return sendPage(request, reply, page, needs.brandingOrigins());
  });
}

/** The build of the back office that the staff origin serves; null when there is none. */
export function servedBuild(appsFolder: string | undefined): string | null {
  return (appsFolder && readPage(backOffice(appsFolder))?.build) ?? null;
}

function backOffice(appsFolder: string): string {
  return `${appsFolder}/backoffice/dist`;
}

/** The tracker's own origin: its pages, the calls they need, and nothing else. */
export async function registerTrackerSite(app: FastifyInstance, needs: Needs): Promise<void> {
  await registerSite(app, needs.appsFolder, trackerApps, needs.brandingOrigins);
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
