import { Banner, Box, Button } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { pageMessages } from './page-messages.ts';
import type { DraftState } from './draft-keeper.ts';

/** When what is typed was kept last. */
export function DraftLine({ state }: { state: DraftState }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  if (state.is === 'empty' || state.is === 'elsewhere') return null;
  return (
    <Box as="span">
      {state.is === 'saved' && t(pageMessages.draftSaved, { time: formats.time(state.at) })}
      {state.is === 'saving' && t(pageMessages.draftSaving)}
      {state.is === 'failed' && t(pageMessages.draftNotSaved)}
    </Box>
  );
}

type ElsewhereProps = { onKeepMine: () => void; onOpenTheirs: () => void };

/** Another window saved the same draft: either of both can go on. */
export function DraftElsewhere({ onKeepMine, onOpenTheirs }: ElsewhereProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Banner
      tone="warning"
      live
      action={
        <>
          <Button onClick={onKeepMine}>{t(pageMessages.keepMine)}</Button>
          <Button variant="quiet" onClick={onOpenTheirs}>
            {t(pageMessages.openTheirs)}
          </Button>
        </>
      }
    >
      {t(pageMessages.draftElsewhere)}
    </Banner>
  );
}
