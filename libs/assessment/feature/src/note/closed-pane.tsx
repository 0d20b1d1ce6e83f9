import { Banner, Box, Heading, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { messages } from './messages.ts';
import type { Note } from './note-query.ts';

/** When a note was closed, who signed it or why nobody did, and the fingerprint that its prints carry. */
export function ClosedPane({ note, hash }: { note: Note; hash: string }) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  const { signer_name: signer, unsigned_reason: unsigned, missing_reason: missing } = note;
  return (
    <Box padding="3" borderBottomWidth="1px">
      <Heading as="h2" size="md">
        {t(messages.closed)}
      </Heading>
      <Text tone="muted">{note.committed_at !== null && dateTime(note.committed_at)}</Text>
      {signer !== null && <Text>{t(messages.signedBy, { name: signer })}</Text>}
      {unsigned !== null && <Text>{t(messages.unsigned, { reason: unsigned })}</Text>}
      {missing !== null && <Text>{t(messages.missingBecause, { reason: missing })}</Text>}
      <Text tone="muted" size="sm" overflowWrap="anywhere">
        {t(messages.fingerprint, { hash })}
      </Text>
      <PrintedHash hash={hash} />
    </Box>
  );
}

/** Whether the fingerprint of a paper, which its address brings, is that of this version. */
function PrintedHash({ hash }: { hash: string }) {
  const { formatMessage: t } = useIntl();
  const [search] = useSearchParams();
  const printed = search.get('hash');
  if (printed === null) return null;
  return printed.toLowerCase() === hash ? (
    <Banner tone="success">{t(messages.samePaper)}</Banner>
  ) : (
    <Banner tone="danger">{t(messages.otherPaper)}</Banner>
  );
}
