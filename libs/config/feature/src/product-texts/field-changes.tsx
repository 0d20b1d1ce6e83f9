import { Box, Grid, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { fieldMessages, messages } from './messages.ts';

const isNamed = (field: string): field is keyof typeof fieldMessages => field in fieldMessages;

/** The words of the organisation and the new ones, field by field; HTML is read as the text it holds. */
export function FieldChanges({ fields }: { fields: readonly Schema<'CatalogueFieldChange'>[] }) {
  const { formatMessage: t } = useIntl();
  return fields.map(({ field, before, after }) => (
    <Box key={field}>
      <Text as="span" size="sm" tone="muted">
        {isNamed(field) ? t(fieldMessages[field]) : field}
      </Text>
      <Grid
        gap="2"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        overflowWrap="anywhere"
      >
        <span>
          {t(messages.yours)}: <del>{plainText(before)}</del>
        </span>
        <span>
          {t(messages.new)}: <ins>{plainText(after)}</ins>
        </span>
      </Grid>
    </Box>
  ));
}

const plainText = (html: string | null) => html?.replaceAll(/<[^>]*>/g, ' ').trim() || '–';
