import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pagePolicy, type PageContent } from './content-security-policy.ts';
import { linkHeader, readPreloads, type Preloads } from './preloads.ts';

/** Stands in the built page of an app that writes styles while it runs; every answer puts its own nonce there. */
const noncePlace = '__CSP_NONCE__';

/** Stands in the built page of an app that asks whether a newer one is served. */
const buildPlace = '__BUILD__';

/** One built page held in memory. */
export type Page = {
  html: string;
  /** Another one with every change of the app: the page names every file that is fetched with it. */
  build: string;
  policy: (nonce?: string) => string;
  preloads: Preloads;
  /** The same bytes for every visitor, compressed once; absent where each answer has a nonce of its own. */
  kept: { brotli: Buffer; gzip: Buffer; etag: string } | undefined;
};

/** Reads the page of a built app; undefined when the app is not built. */
export function readPage(dist: string, content: PageContent = {}): Page | undefined {
  const file = join(dist, 'index.html');
  if (!existsSync(file)) return undefined;

  const built = readFileSync(file, 'utf8');
  const build = createHash('sha256').update(built).digest('base64url').slice(0, 22);
  const html = built.replaceAll(buildPlace, build);
  const isKept = !html.includes(noncePlace);
  return {
    html,
    build,
    policy: pagePolicy(html, content),
    preloads: readPreloads(dist),
    kept: isKept ? keptOf(html, build) : undefined,
  };
}

function keptOf(html: string, build: string): NonNullable<Page['kept']> {
  return { brotli: brotliCompressSync(html), gzip: gzipSync(html), etag: `"${build}"` };
}

/** Answers with a page: asked for again every time, so that a new release is seen at the next visit. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page | undefined): FastifyReply {
  if (page === undefined) return sendNotBuilt(reply);

  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  });
  const needed = page.preloads(request.url);
  if (needed.length > 0) reply.header('link', linkHeader(needed));
  return page.kept === undefined
    ? sendWithNonce(request, reply, page)
    : sendKept(request, reply, page.html, page.kept, page.policy());
}

function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
  { brotli, gzip, etag }: NonNullable<Page['kept']>,
  policy: string,
): FastifyReply {
  reply.headers({ 'content-security-policy': policy, etag });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();

  if (accepts(request, 'br')) return reply.header('content-encoding', 'br').send(brotli);
  if (accepts(request, 'gzip')) return reply.header('content-encoding', 'gzip').send(gzip);
  return reply.send(html);
}

// A nonce is good for one answer, so there is nothing that a browser could keep and ask about.
function sendWithNonce(request: FastifyRequest, reply: FastifyReply, { html, policy }: Page): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const answer = html.replaceAll(noncePlace, nonce);
  reply.header('content-security-policy', policy(nonce));
  return sendFresh(request, reply, answer);
}

/** Sends a page that was made for this answer alone. */
export function sendFresh(request: FastifyRequest, reply: FastifyReply, answer: string): FastifyReply {
  // A few kilobytes for one visitor: quick compression, a few microseconds.
  if (accepts(request, 'br')) {
    const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
    return reply.header('content-encoding', 'br').send(brotliCompressSync(answer, quickly));
  }
  if (accepts(request, 'gzip')) return reply.header('content-encoding', 'gzip').send(gzipSync(answer));
  return reply.send(answer);
}

function accepts(request: FastifyRequest, encoding: 'br' | 'gzip'): boolean {
  return new RegExp(`\\b${encoding}\\b`).test(String(request.headers['accept-encoding'] ?? ''));
}

function sendNotBuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5', 'cache-control': 'no-store' })
    .send('This app is not built yet. `npm start` builds it; `npm run build` does so without starting.\n');
}
