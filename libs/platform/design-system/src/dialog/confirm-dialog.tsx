import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';
import { messages } from './messages.ts';

export type ConfirmDialogProps = {
  open: boolean;
  title: ReactNode;
  /** What will happen, and that it cannot be undone. */
  children: ReactNode;
  /** The verb on the button, as in "Delete the photo". */
  confirmLabel: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
  danger?: boolean;
  /** The act is under way. */
  loading?: boolean;
  /** Something stands in the way, which `children` tell. */
  disabled?: boolean;
};

/** Asks before what cannot be undone or leaves the house; everything else gets an undo instead. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    confirmLabel,
    onConfirm,
    onCancel,
    danger,
    loading,
    disabled = false,
  } = props;
  const { formatMessage: t } = useIntl();
  return (
    <Dialog
      kind="alert"
      size="small"
      open={open}
      title={title}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{t(messages.cancel)}</Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            loading={loading ?? false}
            disabled={disabled}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
