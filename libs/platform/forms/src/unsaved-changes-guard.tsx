import { Button, Dialog } from '@dosar/design-system';
import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useBlocker } from 'react-router';
import { guardMessages as messages } from './guard-messages.ts';

/**
 * Asks before what was typed into the form around is left behind: by a link, by going back, by closing the tab.
 *
 * At most one on a page. Forms with a draft need none. Where the address names the edited record by a query parameter, `record` is
 * that parameter, so that choosing another record asks too.
 */
export function UnsavedChangesGuard({ record }: { record?: string }) {
  const { formatMessage: t } = useIntl();
  const { isDirty, isSubmitting } = useFormState();
  const isAtRisk = isDirty && !isSubmitting;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isAtRisk &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (record !== undefined &&
          recordIn(currentLocation.search, record) !== recordIn(nextLocation.search, record))),
  );

  useEffect(
    function askBeforeTheTabCloses() {
      if (!isAtRisk) return undefined;
      const ask = (event: BeforeUnloadEvent) => event.preventDefault();
      addEventListener('beforeunload', ask);
      return () => removeEventListener('beforeunload', ask);
    },
    [isAtRisk],
  );

  return (
    <Dialog
      kind="alert"
      size="small"
      open={blocker.state === 'blocked'}
      title={t(messages.title)}
      onClose={() => blocker.reset?.()}
      footer={
        <>
          <Button onClick={() => blocker.proceed?.()}>{t(messages.leave)}</Button>
          <Button variant="primary" onClick={() => blocker.reset?.()}>
            {t(messages.stay)}
          </Button>
        </>
      }
    >
      {t(messages.text)}
    </Dialog>
  );
}

const recordIn = (search: string, record: string) => new URLSearchParams(search).get(record);
