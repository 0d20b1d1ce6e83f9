import type { Schema } from '@dosar/openapi';
import * as z from 'zod/mini';

const head = z.object({
  format: z.literal('dosar.configuration'),
  version: z.int(),
  items: z.array(z.object({ kind: z.string(), code: z.string(), content: z.looseObject({}) })),
});

/** The newest form of files that this version of the product reads. */
const knownVersion = 1;

export type ReadFile =
  | { kind: 'document'; document: Schema<'ConfigurationDocument'> }
  | { kind: 'damaged' }
  | { kind: 'other' }
  | { kind: 'newer' };

/** What a chosen file is: a document to look through, or why it is none. The server checks every value in it. */
export function readConfigurationFile(text: string): ReadFile {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return { kind: 'damaged' };
  }
  const isOurs = z.looseObject({ format: z.literal('dosar.configuration') }).safeParse(parsed).success;
  if (!isOurs) return { kind: 'other' };
  const read = head.safeParse(parsed);
  if (!read.success) return { kind: 'damaged' };
  if (read.data.version > knownVersion) return { kind: 'newer' };
  return isDocument(parsed) ? { kind: 'document', document: parsed } : { kind: 'damaged' };
}

// The head has been read, and what stands below it is the server's to refuse, value by value.
const isDocument = (parsed: unknown): parsed is Schema<'ConfigurationDocument'> =>
  head.safeParse(parsed).success;
