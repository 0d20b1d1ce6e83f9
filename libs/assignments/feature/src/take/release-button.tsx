import { lazy, Suspense, useState } from 'react';
import { releaseAssignment } from '@dosar/api-client';
import { useCan } from '@dosar/auth';
import { Button } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

const ReleaseDialog = lazy(async () => ({ default: (await import('./release-dialog.tsx')).ReleaseDialog }));

export type ReleaseButtonProps = { assignmentId: string; rowVersion: number };

/** Gives work back to its queue, with a reason; not there for those who may not. */
export function ReleaseButton(assignment: ReleaseButtonProps) {
  const { formatMessage: t } = useIntl();
  const [isOpen, setOpen] = useState<boolean>();
  if (!useCan(releaseAssignment)) return null;
  return (
    <>
      <Button variant="quiet" icon="undo" onClick={() => setOpen(true)}>
        {t(messages.release)}
      </Button>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <ReleaseDialog {...assignment} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
