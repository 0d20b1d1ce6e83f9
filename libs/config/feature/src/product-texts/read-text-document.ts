import type { Schema } from '@dosar/openapi';
import * as z from 'zod/mini';

const document = z.object({
  format: z.literal('dosar.texts'),
  version: z.literal(1),
  items: z.array(
    z.object({
      kind: z.enum(['status', 'status_help', 'tracker_step', 'reason']),
      code: z.string(),
      values: z.array(z.object({ field: z.string(), text: z.nullable(z.string()) })),
    }),
  ),
});

/** What a file of exported texts holds; nothing for any other file. */
export function readTextDocument(text: string): Schema<'TextDocument'> | undefined {
  try {
    return document.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
