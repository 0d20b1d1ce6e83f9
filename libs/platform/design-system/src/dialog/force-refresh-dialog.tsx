import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';
import { messages } from './messages.ts';

export type ForceRefreshDialogProps = {
  title: string;
  /** What has happened, and what the page will show once it is loaded anew. */
  children: ReactNode;
  /** Loads the page anew. */
  onClose: () => void;
};

/** The page is out of date as a whole; closing the dialog loads it anew (S9). */
export function ForceRefreshDialog({ title, children, onClose }: ForceRefreshDialogProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Dialog
      open
      kind="alert"
      size="small"
      title={title}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t(messages.closeAndReload)}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
