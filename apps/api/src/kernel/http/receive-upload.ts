import { keptTypes, repairedName } from '@dosar/kernel/file-names';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import '@fastify/multipart';
import type { ReceivedFile } from '../files/file-store.ts';
import { mostPixels, pictureSize, type PictureSize } from '../files/picture-size.ts';
import { decidingBytes, recognisedType } from '../files/recognised-type.ts';
import { Problem } from '../problem/problem.ts';
import { letSenderFinish } from './let-sender-finish.ts';
import type { UploadRule } from './operation.ts';

/** A received form: its fields as text, and its file if it had one. */
export type ReceivedForm = { fields: Record<string, string>; file: ReceivedFile | undefined };

/** Allowance in bytes for boundaries, names and small fields of a form. */
const formOverheadBytes = 64 * 1024;

/**
 * Receives a form as a stream: it writes the file to disk while it counts its bytes and recognises its type.
 *
 * A file of the wrong type or size is refused before the rest of it is read.
 */
export async function receiveUpload(
  request: FastifyRequest,
  rule: UploadRule,
  folder: string,
): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw new Problem(415, 'unsupported_media_type');
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > rule.maxBytes + formOverheadBytes) {
    letSenderFinish(request.raw);
    throw tooLarge(rule);
  }

  const form: ReceivedForm = { fields: {}, file: undefined };
  try {
    for await (const part of request.parts({
      limits: { fields: 20, fieldSize: 10_000, files: 2, parts: 22, fileSize: rule.maxBytes + 1 },
    })) {
      if (part.type === 'field') form.fields[part.fieldname] = fieldText(part.value);
      else if (part.fieldname !== rule.field || form.file !== undefined) throw tooMany();
      else form.file = await store(part.file, part.filename, rule, folder);
    }
    return form;
  } catch (error) {
    letSenderFinish(request.raw);
    await forgetUpload(form);
    throw isMalformedForm(error) ? new Problem(400, 'malformed_form') : error;
  }
}

/** A field of type JSON arrives as its parsed value, which may not be a text. */
function fieldText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Messages of the parser for malformed or truncated forms, for which it has no code. */
function isMalformedForm(error: unknown): boolean {
  return error instanceof Error && /^Multipart: |multipart data$|^The needle /.test(error.message);
}

/** Deletes a received file that was not stored. */
export async function forgetUpload(form: Pick<ReceivedForm, 'file'>): Promise<void> {
  if (form.file !== undefined) await rm(form.file.path, { force: true });
}

async function store(
  content: Readable,
  fileName: string,
  rule: UploadRule,
  folder: string,
): Promise<ReceivedFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  let size = 0;
  let head = Buffer.alloc(0);
  let mediaType = rule.mediaType;

  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > rule.maxBytes) throw tooLarge(rule);
      if (mediaType === undefined) {
        head = Buffer.concat([head, chunk]);
        if (head.length >= decidingBytes) mediaType = await recognised(head, fileName, rule);
      }
      hash.update(chunk);
      await file.write(chunk);
    }
    mediaType ??= await recognised(head, fileName, rule);
    await file.sync();
  } catch (error) {
    await file.close();
    await rm(path, { force: true });
    throw error;
  }
  await file.close();
  const picture = mediaType.startsWith('image/') ? await sizeOfPicture(path, rule) : undefined;
  return {
    fileName: repairedName(fileName, mediaType),
    ...{ mediaType, size, sha256: hash.digest('hex'), path, picture },
  };
}

/** Reads only the header, before any transaction begins; jobs make the copies later, while nobody waits for them. */
async function sizeOfPicture(path: string, rule: UploadRule): Promise<PictureSize | undefined> {
  const picture = await pictureSize(path);
  if (picture === undefined || picture.width * picture.height <= mostPixels) return picture;
  await rm(path, { force: true });
  throw new Problem(422, 'picture_too_large', {
    context: { limit: mostPixels, width: picture.width, height: picture.height },
    fields: [{ field: rule.field, code: 'too_large' }],
  });
}

async function recognised(head: Buffer, fileName: string, rule: UploadRule): Promise<string> {
  const mediaType = await recognisedType(head, fileName);
  if (mediaType !== undefined) return mediaType;
  throw new Problem(415, 'unsupported_file_type', {
    context: { accepted: [...keptTypes] },
    fields: [{ field: rule.field, code: 'invalid_format' }],
  });
}

/**
 * Checks a file that arrived in parts like a file of a form, and gives it a path of its own.
 *
 * The parts stay until they are removed explicitly, so that a failed request can be repeated.
 */
export async function inspectArrived(
  arrived: { path: string; fileName: string },
  rule: UploadRule,
  folder: string,
): Promise<ReceivedFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  await link(arrived.path, path);
  const file = { path, ...(await inspected(path, arrived.fileName, rule)) };
  return { ...file, fileName: repairedName(arrived.fileName, file.mediaType) };
}

async function inspected(path: string, fileName: string, rule: UploadRule) {
  try {
    const hash = createHash('sha256');
    let size = 0;
    let head = Buffer.alloc(0);
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      if (head.length < decidingBytes) head = Buffer.concat([head, chunk]);
      size += chunk.length;
      hash.update(chunk);
    }
    if (size > rule.maxBytes) throw tooLarge(rule);
    const mediaType = await recognised(head, fileName, rule);
    await syncFile(path);
    const picture = mediaType.startsWith('image/') ? await sizeOfPicture(path, rule) : undefined;
    return { mediaType, size, sha256: hash.digest('hex'), picture };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

function tooLarge(rule: UploadRule): Problem {
  return new Problem(413, 'file_too_large', {
    context: { limit: rule.maxBytes },
    fields: [{ field: rule.field, code: 'too_large' }],
  });
}

function tooMany(): Problem {
  return new Problem(413, 'too_many_files', { context: { limit: 1 } });
}
