import type { Readable } from 'node:stream';

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
};

/** Where files live: a folder by default. Names are random and mean nothing. */
export type FileStore = {
  /** Keeps a received file for good and returns its key. It is durable before this returns. */
  keep: (received: ReceivedFile) => Promise<string>;
  /** Keeps bytes made by the server (a thumbnail, an export) and returns their key. */
  save: (content: Uint8Array) => Promise<string>;
  /** The content of a kept file; undefined when there is none. */
  open: (key: string) => Promise<Readable | undefined>;
  /** Forgets a kept file; forgetting twice is no error. */
  remove: (key: string) => Promise<void>;
};
