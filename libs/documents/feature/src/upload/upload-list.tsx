import { useProblemText } from '@dosar/api-client';
import { Box, Button, Flex, Heading, Icon, IconButton, ProgressBar, Stack } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { fileSize } from '../document-list/document-facts.ts';
import type { UploadEntry } from './document-uploads.ts';
import { messages } from './messages.ts';

type UploadListProps = {
  entries: readonly UploadEntry[];
  onResume: (id: string) => void;
  onRemove: (id: string) => void;
  onClear: () => void;
};

/** The files that are on their way, each with how far it is; there only while there are some. */
export function UploadList({ entries, onResume, onRemove, onClear }: UploadListProps) {
  const { formatMessage: t } = useIntl();
  if (entries.length === 0) return null;
  const done = entries.filter(({ state }) => state === 'done').length;
  const isBusy = entries.some(({ state }) => state === 'sending' || state === 'waiting');
  return (
    <Box as="section" aria-labelledby="document-uploads" borderWidth="1px" borderRadius="lg" padding="3">
      <Flex gap="2" alignItems="center" marginBottom="1">
        <Heading id="document-uploads" size="md">
          {t(messages.uploading)}
        </Heading>
        <Box color="textMuted" role="status" flex="1">
          {t(messages.doneOf, { done, count: entries.length })}
        </Box>
        <Button variant="quiet" onClick={onClear}>
          {t(isBusy ? messages.stopAll : messages.clear)}
        </Button>
      </Flex>
      <Box as="ul" listStyleType="none">
        {entries.map((entry) => (
          <UploadRow
            key={entry.id}
            entry={entry}
            onResume={() => onResume(entry.id)}
            onRemove={() => onRemove(entry.id)}
          />
        ))}
      </Box>
      {isBusy && (
        <Box color="textMuted" fontSize="sm">
          {t(messages.goesOn)}
        </Box>
      )}
    </Box>
  );
}

function UploadRow({
  entry,
  onResume,
  onRemove,
}: {
  entry: UploadEntry;
  onResume: () => void;
  onRemove: () => void;
}) {
  const { formatMessage: t } = useIntl();
  const isBad = entry.state === 'stopped' || entry.state === 'refused';
  return (
    <Flex as="li" gap="3" alignItems="center" paddingBlock="2" borderTopWidth="1px">
      <Box color={isBad ? 'danger' : 'textMuted'}>
        <Icon name={isBad ? 'error' : entry.state === 'done' ? 'check_circle' : 'attach_file'} scale={1.25} />
      </Box>
      <Stack flex="1" gap="1" minWidth="0">
        <Box overflowWrap="anywhere">{entry.name}</Box>
        {(entry.state === 'sending' || entry.state === 'stopped') && (
          <ProgressBar label={entry.name} share={entry.share} />
        )}
        <Box fontSize="sm" color={isBad ? 'danger' : 'textMuted'} {...(isBad && { role: 'alert' })}>
          <UploadState entry={entry} />
        </Box>
      </Stack>
      {entry.state === 'stopped' && <Button onClick={onResume}>{t(messages.resume)}</Button>}
      <IconButton icon="close" label={t(messages.remove, { name: entry.name })} onClick={onRemove} />
    </Flex>
  );
}

function UploadState({ entry }: { entry: UploadEntry }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const problemText = useProblemText();
  const size = fileSize(entry.size, formats);
  if (entry.state === 'waiting') return t(messages.waits, { size });
  if (entry.state === 'done') return t(messages.stored, { size });
  if (entry.state === 'refused') return problemText(entry.problem);
  const sent = fileSize(entry.size * entry.share, formats);
  if (entry.state === 'stopped') return t(messages.lineBroke, { sent, size });
  return t(messages.sentOf, { percent: Math.round(entry.share * 100), sent, size });
}
