import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { PictureSize } from './picture-size.ts';

/** A file received with a request; it is deleted unless the request stores it. */
export type ReceivedFile = {
  /** The name the sender gave it: data, never a path. */
  fileName: string;
  /** The media type that its first bytes prove; the declared type is ignored. */
  mediaType: string;
  size: number;
  sha256: string;
  /** Its path on this machine until it is stored. */
  path: string;
  /** The size in the header of a picture; `undefined` for other files and formats that cannot be decoded here. */
  picture: PictureSize | undefined;
};

/** Stores files in a folder or a bucket, under random keys. */
export type FileStore = {
  /** Stores a received file durably, moves it from its temporary path, and returns its key. */
  keep: (received: Pick<ReceivedFile, 'path'> & Partial<Pick<ReceivedFile, 'sha256'>>) => Promise<string>;
  /** Stores bytes made by the server (an export) and returns their key. */
  save: (content: Uint8Array) => Promise<string>;
  /** The content of a stored file; undefined for an unknown key. */
  open: (key: string) => Promise<Readable | undefined>;
  /** Deletes a stored file; deleting it twice is not an error. */
  remove: (key: string) => Promise<void>;
};

/** A file store, with the folders of this machine in which the server works on files. */
export type WorkingFileStore = FileStore & {
  /** Folder of received files; files left there are removed after an hour. */
  incoming: string;
  /** Folder of files that are sent in parts. */
  growing: string;
  /**
   * Gives another process the content of a stored file, at a path that is valid until `work` ends.
   *
   * Returns `undefined` for an unknown key; throws for a text that is not a key.
   */
  atPath: <Result>(key: string, work: (path: string) => Promise<Result>) => Promise<Result | undefined>;
  /** All stored files, in batches. */
  batches: () => AsyncIterable<KeptFile[]>;
  /** Throws when the store cannot be written, with a sentence for the operator who starts the server. */
  check: () => Promise<void>;
};

/** A stored file, whether or not a row refers to it. */
export type KeptFile = { key: string; size: number; writtenAt: Date };

/** The form of keys: two letters, which spread files over folders, and a random name. */
export const keyPattern = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/;

/** A new random key. */
export function newKey(): string {
  const name = randomUUID();
  return `${name.slice(0, 2)}/${name}`;
}

/** The server of the file store does not answer or refuses to store files. */
export class FileStoreUnavailable extends Error {
  override name = 'FileStoreUnavailable';
}
