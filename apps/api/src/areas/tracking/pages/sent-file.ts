import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import '@fastify/multipart';
import { letSenderFinish } from '#src/kernel/http/let-sender-finish.ts';
import type { Fields } from './visit.ts';

/** What the operation takes at most. */
export const mostFileBytes = 26_214_400;

/** So much more is let through, so that the operation itself refuses, in its own words. */
const letThrough = 65_536;

/** A form whose file has not been read yet: its fields, and the file as a form of its own. */
export type SentFile = {
  fields: Fields;
  /** Nothing where no file was chosen. */
  file: { payload: Readable; contentType: string } | undefined;
};

/**
 * Reads the fields that stand before the file, and leaves the file where it is: whoever may not send it is refused before it
 * is read. `pass` names the fields that go on with it.
 */
export async function readSentFile(request: FastifyRequest, pass: readonly string[]): Promise<SentFile> {
  const fields: Record<string, string> = {};
  const limits = { fields: 10, fieldSize: 2_000, files: 1, parts: 11, fileSize: mostFileBytes + letThrough };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields[part.fieldname] = part.value;
      continue;
    }
    if (part.filename === undefined || part.filename === '') break;
    const boundary = `dosar-${randomUUID()}`;
    const passed = pass.flatMap((name) => fieldPart(boundary, name, fields[name]));
    const payload = Readable.from(formOf(boundary, passed.join(''), part.filename, part.file));
    return { fields, file: { payload, contentType: `multipart/form-data; boundary=${boundary}` } };
  }
  return { fields, file: undefined };
}

/** Lets a browser that was refused finish, so that it shows the answer and not a network error. */
export function leaveUnread(request: FastifyRequest): void {
  letSenderFinish(request.raw);
}

const fieldPart = (boundary: string, name: string, value: string | undefined): string[] =>
  value === undefined
    ? []
    : [`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`];

async function* formOf(boundary: string, fields: string, fileName: string, content: AsyncIterable<Buffer>) {
  const name = fileName.replace(/["\r\n\\]/g, '_');
  yield Buffer.from(
    `${fields}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n` +
      'Content-Type: application/octet-stream\r\n\r\n',
  );
  yield* content;
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}
