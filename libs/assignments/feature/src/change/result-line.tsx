import { useState } from 'react';
import { Button, Dialog, Flex, IconButton, Text } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import type { ChangeResult } from './assignment-change.ts';
import { messages } from './messages.ts';
import { messages as skippedMessages } from './skipped-messages.ts';
import { canUndo, type LastChange } from './use-change.ts';
import { countsOf, useResultWords } from './use-result-words.ts';

export type ResultLineProps = { last: LastChange; onUndo: () => void; onDismiss: () => void };

/** What became of the last change, until the next one: how many, which were skipped and why, and the way back. */
export function ResultLine({ last: { result, isUndone }, onUndo, onDismiss }: ResultLineProps) {
  const { formatMessage: t } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const wordsOf = useResultWords();
  return (
    <Flex
      gap="2"
      alignItems="center"
      flexWrap="wrap"
      marginBottom="3"
      paddingInline="3"
      borderWidth="1px"
      borderRadius="md"
      background="surfaceSubtle"
    >
      <Text as="span">{wordsOf(result, isUndone)}</Text>
      {countsOf(result).skipped > 0 && (
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {t(messages.details)}
        </Button>
      )}
      {!isUndone && canUndo(result) && (
        <Button variant="quiet" icon="undo" onClick={onUndo}>
          {t(messages.undo)}
        </Button>
      )}
      <IconButton icon="close" label={t(messages.dismiss)} onClick={onDismiss} />
      <Dialog open={isOpen} title={t(messages.skippedTitle)} onClose={() => setOpen(false)}>
        <SkippedRows result={result} />
      </Dialog>
    </Flex>
  );
}

function SkippedRows({ result }: { result: ChangeResult }) {
  const { formatMessage: t } = useIntl();
  const skipped = result.items.filter(({ outcome }) => outcome === 'skipped');
  return (
    <ul>
      {skipped.map(({ assignment_id, claim_file_no, code, holder }) => (
        <li key={assignment_id}>
          {t(skippedMessages.because, {
            file: claim_file_no ?? t(messages.unknownFile),
            why: t(skippedMessages[code ?? 'stale']),
            holder: holder ?? 'none',
          })}
        </li>
      ))}
    </ul>
  );
}
