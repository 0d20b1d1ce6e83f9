import { Box, LoadingState, ProgressBar, Text } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import type { ImportProgress } from './use-import.ts';

type ImportWaitProps = {
  waitsFor: 'begun' | 'preview' | 'take' | undefined;
  progress: ImportProgress | undefined;
  /** What the file would do is on the page already. */
  isTold: boolean;
};

/** That a file is on its way, and how far the server is with it where it says so. */
export function ImportWait({ waitsFor, progress, isTold }: ImportWaitProps) {
  const { formatMessage: t } = useIntl();
  if (waitsFor === undefined) return null;
  // What tells how far it is, is a job of the server: it goes on by itself.
  const label = waitsFor === 'take' ? messages.takingOverThere : messages.reading;
  if (progress !== undefined)
    return (
      <Box role="status">
        {progress.share !== null && <ProgressBar label={t(label)} share={progress.share} />}
        <Text>{`${t(label)} ${t(messages.rowCount, { count: progress.rows })}`}</Text>
      </Box>
    );
  if (waitsFor === 'take') return <Text role="status">{t(messages.takingOver)}</Text>;
  return isTold ? null : <LoadingState shape="rows" count={3} />;
}
