import { useProblemText } from '@dosar/api-client';
import { Banner, Button, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { useBoxName } from './box-names.ts';
import { keepingMessages as messages } from './keeping-messages.ts';
import type { KeptState } from './statement-keeper.ts';

/** When what is typed was kept last, or why it is not kept. */
export function KeptLine({ state }: { state: KeptState }) {
  const { formatMessage: t } = useIntl();
  const { time } = useFormats();
  const problemText = useProblemText();
  if (state.is === 'untouched' || state.is === 'twice') return null;
  const isTrouble = ['failed', 'incomplete', 'refused'].includes(state.is);
  return (
    <Text as="span" size="sm" tone={isTrouble ? 'danger' : 'muted'} role={isTrouble ? 'alert' : 'status'}>
      {state.is === 'saved'
        ? t(messages.saved, { time: time(state.at) })
        : state.is === 'refused'
          ? t(messages.refused, { why: problemText(state.error) })
          : t(messages[state.is])}
    </Text>
  );
}

type TwiceChangedProps = { state: KeptState; onDecide: (keeps: 'mine' | 'theirs') => void };

/** Boxes that two have changed: what each wrote, and whose words stay. */
export function TwiceChangedBanner({ state, onDecide }: TwiceChangedProps) {
  const { formatMessage: t } = useIntl();
  const boxName = useBoxName();
  if (state.is !== 'twice') return null;
  const said = (text: string) =>
    text === '' ? t(messages.empty) : text.startsWith('data:') ? t(messages.drawn) : text;
  return (
    <Banner
      tone="warning"
      live
      title={t(messages.twice)}
      action={
        <>
          <Button onClick={() => onDecide('mine')}>{t(messages.keepMine)}</Button>
          <Button variant="quiet" onClick={() => onDecide('theirs')}>
            {t(messages.takeTheirs)}
          </Button>
        </>
      }
    >
      <ul>
        {state.changes.map(({ path, theirs, mine }) => (
          <li key={path}>
            {t(messages.box, { box: boxName(path), theirs: said(theirs), mine: said(mine) })}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
