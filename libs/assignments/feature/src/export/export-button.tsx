import { startExport } from '@dosar/api-client';
import { useCan } from '@dosar/auth';
import { Button, preloadWhenIdle } from '@dosar/design-system';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ExportedList } from './export-dialog.tsx';
import { messages } from './messages.ts';

const loadDialog = () => import('./export-dialog.tsx');
const ExportDialog = lazy(async () => ({ default: (await loadDialog()).ExportDialog }));

/** Takes a list, or the rows chosen in it, out into a file; nothing for whoever may only look. */
export function ExportButton(list: ExportedList) {
  const { formatMessage: t } = useIntl();
  const isTheirs = useCan(startExport);
  const [dialog, setDialog] = useState<'closed' | 'open' | 'unused'>('unused');
  useEffect(function fetchDialogAhead() {
    return preloadWhenIdle([loadDialog]);
  }, []);
  if (!isTheirs) return null;
  return (
    <>
      <Button variant="quiet" icon="download" onClick={() => setDialog('open')}>
        {t(messages.export)}
      </Button>
      {dialog !== 'unused' && (
        <Suspense fallback={null}>
          <ExportDialog open={dialog === 'open'} onClose={() => setDialog('closed')} list={list} />
        </Suspense>
      )}
    </>
  );
}
