import { useProblemText } from '@dosar/api-client';
import { Banner, Box, FieldGroup, Flex, LoadingState, Text } from '@dosar/design-system';
import { FormCheckboxField, useFieldId } from '@dosar/forms';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { readersQuery } from '../report-queries.ts';
import { messages } from './messages.ts';
import { reportFormats } from './schedule-form.ts';

/** Colleagues who get the report. */
export function ReaderFields({ state }: { state: string }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const readers = useQuery(readersQuery(state));
  return (
    <FieldGroup title={t(messages.readers)}>
      <Box id={useFieldId('readers')} tabIndex={-1} maxHeight="11rem" overflowY="auto">
        {readers.isPending && <LoadingState shape="rows" count={2} />}
        {readers.isError && <Banner tone="danger">{problemText(readers.error)}</Banner>}
        {readers.data?.map((reader) => (
          <FormCheckboxField
            key={reader.user_id}
            name={`readers.${reader.user_id}`}
            label={reader.full_name}
          />
        ))}
      </Box>
      <Text tone="muted" size="sm">
        {t(messages.readersHint)}
      </Text>
    </FieldGroup>
  );
}

/** Kinds of files that the e-mail brings. */
export function FormatFields() {
  const { formatMessage: t } = useIntl();
  return (
    <FieldGroup title={t(messages.format)}>
      <Flex id={useFieldId('formats')} tabIndex={-1} gap="5" flexWrap="wrap">
        {reportFormats.map((format) => (
          <FormCheckboxField key={format} name={`formats.${format}`} label={format.toUpperCase()} />
        ))}
      </Flex>
    </FieldGroup>
  );
}
