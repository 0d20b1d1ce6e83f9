import { Box, Grid, Heading, Stack, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages as textMessages } from '../text-messages.ts';
import { editableText, type Variable } from '../template-words.ts';
import { messages } from './messages.ts';

type Texts = readonly Schema<'TemplateText'>[];
type DraftChangesProps = { before: Texts; after: Texts; variables: readonly Variable[] };

const places = (['email', 'sms'] as const).flatMap((channel) =>
  (['ro', 'en'] as const).map((language) => ({ channel, language })),
);

/** The texts that a draft changes, beside those in force. */
export function DraftChanges({ before, after, variables }: DraftChangesProps) {
  const { formatMessage: t, locale } = useIntl();
  const shown = (words: string | undefined) =>
    words === undefined ? t(messages.noText) : editableText(words, variables, locale === 'en' ? 'en' : 'ro');
  const changed = places
    .map((place) => ({ ...place, old: wordsOf(before, place), fresh: wordsOf(after, place) }))
    .filter(({ old, fresh }) => old !== fresh);
  if (changed.length === 0) return null;
  return (
    <Stack as="section" gap="3" aria-labelledby="draft-changes">
      <Heading as="h2" size="md" id="draft-changes">
        {t(messages.changes)}
      </Heading>
      {changed.map(({ channel, language, old, fresh }) => (
        <Box key={`${channel} ${language}`}>
          <Text fontWeight="strong">{t(textMessages.textOf, { channel, language })}</Text>
          <Grid gap="3" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
            <Words title={t(messages.before)} words={shown(old)} />
            <Words title={t(messages.after)} words={shown(fresh)} />
          </Grid>
        </Box>
      ))}
    </Stack>
  );
}

function Words({ title, words }: { title: string; words: string }) {
  return (
    <Box minWidth="0">
      <Text tone="muted" size="sm">
        {title}
      </Text>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {words}
      </Text>
    </Box>
  );
}

function wordsOf(texts: Texts, { channel, language }: (typeof places)[number]): string | undefined {
  const found = texts.find((text) => text.channel === channel && text.language === language);
  return found && [found.subject, found.body].filter(Boolean).join('\n');
}
