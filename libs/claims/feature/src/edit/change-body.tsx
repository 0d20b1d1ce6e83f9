import { Box } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const facts = z.object({
  fields: z.array(z.object({ name_ro: z.string(), name_en: z.string(), from: value, to: value })),
});

/** In the timeline: each field that was changed, with what it was and is; where no field did, why something was done. */
export function ChangeBody({ event }: { event: Schema<'TimelineEvent'> }) {
  const { locale } = useIntl();
  const read = facts.safeParse(event.data);
  if (!read.success) return event.body !== null && <Box whiteSpace="pre-wrap">{event.body}</Box>;
  const words = (text: z.infer<typeof value>) => (text === null || text === '' ? '–' : String(text));
  return (
    <Box as="ul" listStyleType="none" color="textMuted">
      {read.data.fields.map(({ name_ro: ro, name_en: en, from, to }) => (
        <li key={en}>
          {locale.startsWith('ro') ? ro : en}: <del>{words(from)}</del> → {words(to)}
        </li>
      ))}
    </Box>
  );
}
