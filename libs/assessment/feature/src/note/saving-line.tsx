import { useProblemText } from '@dosar/api-client';
import { Button, Icon, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import type { LineSaver } from '../lines/line-saver.ts';
import type { NoteLines } from '../lines/note-lines.ts';
import { messages } from './messages.ts';

type SavingLineProps = { saver: LineSaver; lines: NoteLines };

/** How saving stands, in words that are always in sight. */
export function SavingLine({ saver, lines }: SavingLineProps) {
  const { formatMessage: t } = useIntl();
  const { time } = useFormats();
  const problemText = useProblemText();
  const state = useAtomValue(saver.state);
  const unsettled = useAtomValue(lines.unsettled);
  const words = {
    saved: () =>
      state.kind === 'saved' && state.at
        ? t(messages.savedAt, { time: time(state.at.toISOString()) })
        : t(messages.saved),
    saving: () => t(messages.saving),
    offline: () => t(messages.offline),
    refused: () => (state.kind === 'refused' ? problemText(state.problem) : ''),
  };
  const isBlocked = state.kind === 'offline' || state.kind === 'refused';
  const isTrouble = isBlocked || unsettled > 0;
  const shown =
    !isBlocked && unsettled > 0 ? t(messages.unsettled, { count: unsettled }) : words[state.kind]();
  return (
    <>
      <Text as="span" role="status" size="sm" color={isTrouble ? 'warning' : 'textMuted'}>
        {isTrouble && <Icon name="warning" />} {shown}
      </Text>
      {isBlocked && <Button onClick={() => void saver.flush()}>{t(messages.saveNow)}</Button>}
    </>
  );
}
