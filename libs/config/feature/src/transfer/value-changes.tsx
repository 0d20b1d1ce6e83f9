import { Box, Grid, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { fieldMessages } from '../product-texts/messages.ts';
import { messages } from './messages.ts';
import { moreValueMessages } from './more-value-messages.ts';
import { valueMessages } from './value-messages.ts';

const words = { ...fieldMessages, ...valueMessages, ...moreValueMessages };
const isNamed = (field: string): field is keyof typeof words => field in words;

type ValueChangesProps = { fields: readonly Schema<'ConfigurationFieldChange'>[]; count: number };

/** What a thing says now and what it would say, value by value; HTML is read as the text it holds. */
export function ValueChanges({ fields, count }: ValueChangesProps) {
  const { formatMessage: t } = useIntl();
  return (
    <>
      {fields.map(({ part, field, before, after }, index) => (
        <Box key={`${index} ${field}`}>
          <Text as="span" size="sm" tone="muted">
            {[part, isNamed(field) ? t(words[field]) : field].filter(Boolean).join(' · ')}
          </Text>
          <Grid
            gap="2"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
            overflowWrap="anywhere"
            whiteSpace="pre-line"
          >
            <span>
              {t(messages.now)}: <del>{plainText(before)}</del>
            </span>
            <span>
              {t(messages.then)}: <ins>{plainText(after)}</ins>
            </span>
          </Grid>
        </Box>
      ))}
      {count > fields.length && (
        <Text tone="muted">{t(messages.more, { count: count - fields.length })}</Text>
      )}
    </>
  );
}

const plainText = (html: string | null) => html?.replaceAll(/<[^>]*>/g, ' ').trim() || '–';
