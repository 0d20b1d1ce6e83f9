import { Box, Flex, Heading, IconButton, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { filesQuery } from '../report-queries.ts';
import { messages } from './messages.ts';
import { useFileActs } from './use-file-acts.ts';

type File = Schema<'ReportFile'>;

const everyTwoSeconds = 2_000;
const isInWork = ({ state }: File) => state === 'queued' || state === 'running';

/** Files of all cases that the person asked for: how far they are, and where they can be saved. */
export function FileList({ state }: { state: string }) {
  const { formatMessage: t } = useIntl();
  const { data = [] } = useQuery({
    ...filesQuery,
    refetchInterval: ({ state: { data: known } }) => (known?.some(isInWork) ? everyTwoSeconds : false),
  });
  const files = data.filter(({ report }) => report === state);
  if (files.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="report-files">
      <Heading as="h2" size="md" id="report-files" marginBottom="1">
        {t(messages.heading)}{' '}
        <Text as="span" tone="muted" size="sm">
          {files.length}
        </Text>
      </Heading>
      <Box as="ul" listStyleType="none" aria-labelledby="report-files">
        {files.map((file) => (
          <FileLine key={file.report_file_id} file={file} />
        ))}
      </Box>
    </Box>
  );
}

function FileLine({ file }: { file: File }) {
  const { formatMessage: t } = useIntl();
  const { date, dateTime, number } = useFormats();
  const { save } = useFileActs();
  const { state, done, total, created_at: askedAt, expires_at: until } = file;
  const format = file.format.toUpperCase();
  const moment = dateTime(askedAt);
  const words = {
    queued: () => t(messages.queued),
    running: () => t(messages.progress, { done: number(done), total: number(total) }),
    ready: () => t(messages.ready, { count: done, day: date(until) }),
    failed: () => t(messages.failed),
  };
  return (
    <Flex as="li" alignItems="center" gap="2" paddingBlock="2" borderTopWidth="1px" borderColor="border">
      <Box flex="1" minWidth="0">
        <Text>
          {format} · {moment}
        </Text>
        <Text size="sm" color={state === 'failed' ? 'warning' : 'textMuted'} aria-live="polite">
          {words[state]()}
        </Text>
      </Box>
      {state === 'ready' && (
        <IconButton
          icon="download"
          label={t(messages.save, { format, moment })}
          onClick={() => void save(file)}
        />
      )}
    </Flex>
  );
}
