import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** One built page held in memory: the same bytes for every visitor, so compressed once. */
export type Page = { html: Buffer; brotli: Buffer; gzip: Buffer; etag: string; policy: string };

/** Reads the page of a built app; undefined when the app is not built. */
export function readPage(dist: string, options: { writesStyles: boolean }): Page | undefined {
  const file = join(dist, 'index.html');
  if (!existsSync(file)) return undefined;

  const html = readFileSync(file);
  return {
    html,
    brotli: brotliCompressSync(html),
    gzip: gzipSync(html),
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    policy: contentSecurityPolicy(html.toString('utf8'), options),
  };
}

/** Answers with a page: revalidated every time, so that a new release is seen at the next visit. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page | undefined): FastifyReply {
  if (page === undefined) return sendNotBuilt(reply);

  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': page.policy,
    vary: 'accept-encoding',
    etag: page.etag,
  });
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();

  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.brotli);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.html);
}

function sendNotBuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5', 'cache-control': 'no-store' })
    .send('This app is not built yet. `npm start` builds it; `npm run build` does so without starting.\n');
}
