import type { Readable } from 'node:stream';

/** The verdict of a scanner on a file. */
export type ScanVerdict = { isInfected: false } | { isInfected: true; signature: string };

/** Scans contents for viruses. Throws when scanning fails; such a file has no verdict and must not be released. */
export type VirusScanner = {
  scan: (content: Readable, signal: AbortSignal) => Promise<ScanVerdict>;
};
