import { Banner, Button, Dialog, Stack } from '@dosar/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import type { useMoneyChange } from './use-money-change.ts';

type MoneyDialogProps = {
  title: string;
  /** The verb on the button. */
  act: string;
  change: ReturnType<typeof useMoneyChange>;
  /** What is typed can be sent; otherwise `onIncomplete` says what is missing. */
  isWhole?: boolean;
  onIncomplete?: () => void;
  size?: 'small' | 'medium' | 'large';
  onClose: () => void;
  children: ReactNode;
};

/** A window that changes the money of the file, with what was refused above its fields. */
export function MoneyDialog({
  title,
  act,
  change,
  isWhole = true,
  onIncomplete,
  size = 'small',
  onClose,
  children,
}: MoneyDialogProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Dialog
      open
      title={title}
      size={size}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button
            variant="primary"
            loading={change.isBusy}
            onClick={() => (isWhole ? change.send() : onIncomplete?.())}
          >
            {act}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {change.refusal !== undefined && (
          <Banner tone="danger" title={t(messages.notSaved)} live>
            {change.refusal}
          </Banner>
        )}
        {children}
      </Stack>
    </Dialog>
  );
}
