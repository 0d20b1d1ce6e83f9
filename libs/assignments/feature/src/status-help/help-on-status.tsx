import { lazy, Suspense, useState } from 'react';
import type { FileGlance } from '@dosar/areas/claims';
import { Dialog, IconButton, LoadingState } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

const StatusHelp = lazy(async () => ({ default: (await import('./status-help.tsx')).StatusHelp }));

/** The button at a status that opens what the status means. */
export function HelpOnStatus({ header }: { header: FileGlance }) {
  const { formatMessage: t } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { status_name: status } = header;
  return (
    <>
      <IconButton
        icon="help"
        variant="quiet"
        label={t(messages.open, { status })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog open={isOpen} title={status} onClose={() => setOpen(false)}>
        <Suspense fallback={<LoadingState count={4} />}>
          <StatusHelp header={header} />
        </Suspense>
      </Dialog>
    </>
  );
}
