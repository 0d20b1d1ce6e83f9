import type { Readable } from 'node:stream';

/** What a scanner says of a file. */
export type ScanVerdict = { isInfected: false } | { isInfected: true; signature: string };

/** Looks at contents for viruses. Throws when it cannot: then nothing is known, and nothing may be released. */
export type VirusScanner = {
  scan: (content: Readable, signal: AbortSignal) => Promise<ScanVerdict>;
};
