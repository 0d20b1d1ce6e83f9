import { Dialog } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { ChangePasswordForm } from './change-password-form.tsx';
import { messages } from './messages.ts';

export type ChangePasswordDialogProps = { open: boolean; onClose: () => void };

/** S7: change of one's own password. What was typed is forgotten when it closes. */
export function ChangePasswordDialog({ open, onClose }: ChangePasswordDialogProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Dialog open={open} title={t(messages.title)} onClose={onClose}>
      {open && <ChangePasswordForm onDone={onClose} onCancel={onClose} />}
    </Dialog>
  );
}
