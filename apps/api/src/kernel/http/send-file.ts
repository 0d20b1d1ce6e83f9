import { Readable } from 'node:stream';
import type { FileAnswer } from '@dosar/openapi';
import type { FastifyReply } from 'fastify';

/** Sends a file so that the browser saves it and never runs it, whatever is in it. */
export function sendFile(reply: FastifyReply, answer: FileAnswer): FastifyReply {
  reply.headers({
    'content-type': answer.mimeType,
    'content-disposition': attachmentDisposition(answer.fileName),
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': answer.isForever === true ? 'public, max-age=31536000, immutable' : 'no-store',
  });
  // A proxy that waits for a whole page of it would keep news to itself.
  if (answer.mimeType.startsWith('text/event-stream')) reply.header('x-accel-buffering', 'no');
  if (answer.size !== undefined) reply.header('content-length', answer.size);
  return reply.send(answer.content instanceof Readable ? answer.content : Readable.from(answer.content));
}

/** Names the saved file in a form that no old or strict client misreads. */
export function attachmentDisposition(fileName: string): string {
  // Line ends would begin another header, and marks that turn the reading direction make "…gpj.exe" look like a picture.
  const name = fileName.normalize('NFC').replaceAll(/[\p{Cc}\p{Cf}/\\]/gu, '') || 'document';
  const ascii = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]|[%";]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
