import { Banner, ComboboxField, ConfirmDialog, Stack } from '@dosar/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { UsedBy, type UsageState } from './used-by.tsx';

export type RemovalDialogProps = {
  title: string;
  /** What the removal means, above what uses the thing. */
  children?: ReactNode;
  confirmLabel: string;
  usage: UsageState;
  loading: boolean;
  /** Something is lost by it; so when absent. */
  danger?: boolean;
  /** Why the server refused, in words. */
  failure?: string | undefined;
  /** Removes the thing; what uses it goes to another one, where that was chosen. */
  onConfirm: (moveTo: string | null) => void;
  onCancel: () => void;
};

/** Asks before a thing of the settings goes: what uses it, and where that moves. */
export function RemovalDialog(props: RemovalDialogProps) {
  const {
    title,
    children,
    confirmLabel,
    usage,
    loading,
    danger = true,
    failure,
    onConfirm,
    onCancel,
  } = props;
  const { formatMessage: t } = useIntl();
  const [moveTo, setMoveTo] = useState('');
  const [isAsked, setAsked] = useState(false);
  const uses = usage.data?.uses ?? [];
  const targets = usage.data?.targets ?? [];
  const isBlocked = uses.some(({ effect }) => effect === 'blocks');
  const mustMove = uses.some(({ effect }) => effect === 'moves');
  const canMove = !isBlocked && (mustMove || uses.some(({ effect }) => effect === 'may_move'));
  const chosen = canMove && targets.some(({ id }) => id === moveTo) ? moveTo : null;
  const confirm = () => {
    setAsked(true);
    if (!mustMove || chosen !== null) onConfirm(chosen);
  };
  return (
    <ConfirmDialog
      open
      danger={danger}
      title={title}
      confirmLabel={confirmLabel}
      loading={loading}
      disabled={usage.data === undefined || isBlocked}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <Stack gap="3">
        {children}
        <UsedBy usage={usage} />
        {isBlocked && <Banner tone="warning">{t(messages.blocked)}</Banner>}
        {canMove && (
          <ComboboxField
            label={t(messages.moveTo)}
            required={mustMove}
            value={moveTo}
            onValueChange={setMoveTo}
            choices={targets.map(({ id, label }) => ({ value: id, label }))}
            error={isAsked && mustMove && chosen === null ? t(messages.missing) : undefined}
          />
        )}
        {failure !== undefined && (
          <Banner tone="danger" live>
            {failure}
          </Banner>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
