import { Box, Heading, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import type { Note } from './note-query.ts';

/** When a note was closed, who signed it, and the fingerprint that its prints carry. */
export function ClosedPane({ note, hash }: { note: Note; hash: string }) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  return (
    <Box padding="3" borderBottomWidth="1px">
      <Heading as="h2" size="md">
        {t(messages.closed)}
      </Heading>
      <Text tone="muted">{note.committed_at !== null && dateTime(note.committed_at)}</Text>
      {note.signer_name !== null && <Text>{t(messages.signedBy, { name: note.signer_name })}</Text>}
      <Text tone="muted" size="sm" overflowWrap="anywhere">
        {t(messages.fingerprint, { hash })}
      </Text>
    </Box>
  );
}
