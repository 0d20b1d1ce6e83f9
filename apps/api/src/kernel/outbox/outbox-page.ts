import { createHash } from 'node:crypto';
import type { Schema } from '@dosar/openapi';
import type { FastifyInstance } from 'fastify';

type CaughtMessage = Schema<'OutboxItem'>;

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 72ch; margin: 2rem auto; padding: 0 1rem; }
  article { border: 1px solid #8888; border-radius: 6px; padding: 0.75rem 1rem; margin: 1rem 0; }
  header { display: flex; gap: 1rem; flex-wrap: wrap; font-size: 0.875rem; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0.5rem 0 0; }
  strong { font-size: 1.05rem; }
`;
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'`;

/** The page where caught e-mails and SMS are read, newest first. Never in Production. */
export function registerOutboxPage(app: FastifyInstance): void {
  app.get('/dev/outbox', async (request, reply) => {
    const query = request.url.split('?')[1];
    const answer = await app.inject(`/api/dev/outbox${query === undefined ? '' : `?${query}`}`);
    const messages = answer.statusCode === 200 ? answer.json<{ items: CaughtMessage[] }>().items : [];
    return reply
      .code(answer.statusCode)
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .header('content-security-policy', policy)
      .send(pageOf(messages));
  });
}

function pageOf(messages: CaughtMessage[]): string {
  const items = messages.map(articleOf).join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outbox</title><style>${style}</style></head>
<body><h1>Outbox</h1><p>${messages.length} caught messages, newest first.</p>
${items}
</body></html>`;
}

function articleOf(message: CaughtMessage): string {
  return `<article><header><span>${message.kind}</span><span>${escaped(message.to)}</span>
<time datetime="${message.system_time}">${message.system_time}</time></header>
${message.subject === null ? '' : `<strong>${escaped(message.subject)}</strong>`}<pre>${linked(message.body)}</pre></article>`;
}

/** Addresses become links, everything else stays text. */
function linked(body: string): string {
  return body
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part),
    )
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
