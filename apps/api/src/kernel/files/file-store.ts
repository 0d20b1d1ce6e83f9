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

/** Where files live: a folder by default. Names are random and mean nothing. */
export type FileStore = {
  /** Keeps a received file for good and returns its key. It is durable before this returns. */
  keep: (received: Pick<ReceivedFile, 'path'>) => Promise<string>;
  /** Keeps bytes made by the server (an export) and returns their key. */
  save: (content: Uint8Array) => Promise<string>;
  /** The content of a kept file; undefined when there is none. */
  open: (key: string) => Promise<Readable | undefined>;
  /** Forgets a kept file; forgetting twice is no error. */
  remove: (key: string) => Promise<void>;
};

/** A file store in folders of this machine, for work that another process does on its files. */
export type LocalFileStore = FileStore & {
  /** Where files wait to be kept; what is left there is removed after an hour. */
  incoming: string;
  /** Where files grow that are sent in parts. */
  growing: string;
  /** Where the content of a kept file lies; throws for what is no key. */
  pathOf: (key: string) => string;
  /** All kept files, some at a time. */
  batches: () => AsyncIterable<KeptFile[]>;
};

/** A file that is kept, whether anything names it or not. */
export type KeptFile = { key: string; size: number; writtenAt: Date };
