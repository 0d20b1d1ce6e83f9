import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { PictureSize } from './picture-size.ts';

/** A file that arrived with a request and waits to be kept; forgotten when the request ends without keeping it. */
export type ReceivedFile = {
  /** The name the sender gave it: data, never a path. */
  fileName: string;
  /** What its content proves it to be; what the sender claims counts for nothing. */
  mediaType: string;
  size: number;
  sha256: string;
  /** Where it waits, on this machine. */
  path: string;
  /** How large a picture says that it is; `undefined` for other files and what cannot be decoded here. */
  picture: PictureSize | undefined;
};

/** Where files live: a folder, or a bucket. Names are random and mean nothing. */
export type FileStore = {
  /** Keeps a received file for good and returns its key. It is durable before this returns, and no longer where it waited. */
  keep: (received: Pick<ReceivedFile, 'path'> & Partial<Pick<ReceivedFile, 'sha256'>>) => Promise<string>;
  /** Keeps bytes made by the server (an export) and returns their key. */
  save: (content: Uint8Array) => Promise<string>;
  /** The content of a kept file; undefined when there is none. */
  open: (key: string) => Promise<Readable | undefined>;
  /** Forgets a kept file; forgetting twice is no error. */
  remove: (key: string) => Promise<void>;
};

/** A file store, with the folders of this machine in which the server works on files. */
export type WorkingFileStore = FileStore & {
  /** Where files wait to be kept; what is left there is removed after an hour. */
  incoming: string;
  /** Where files grow that are sent in parts. */
  growing: string;
  /**
   * Lets another process work on the content of a kept file, at a path that is good until `work` ends.
   *
   * Answers `undefined` when there is no such file; throws for what is no key.
   */
  atPath: <Result>(key: string, work: (path: string) => Promise<Result>) => Promise<Result | undefined>;
  /** All kept files, some at a time. */
  batches: () => AsyncIterable<KeptFile[]>;
  /** Throws when nothing could be kept there, with a sentence for whoever starts the server. */
  check: () => Promise<void>;
};

/** A file that is kept, whether anything names it or not. */
export type KeptFile = { key: string; size: number; writtenAt: Date };

/** Keys are random: two letters that spread files over folders, and a name. */
export const keyPattern = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/;

/** A key that no file has yet. */
export function newKey(): string {
  const name = randomUUID();
  return `${name.slice(0, 2)}/${name}`;
}

/** The server of the file store does not answer, or refuses to keep anything. */
export class FileStoreUnavailable extends Error {
  override name = 'FileStoreUnavailable';
}
