import { useZodForm } from '@dosar/forms';
import { Text } from '@dosar/design-system';
import * as z from 'zod/mini';
import { reasonAnswer } from './money-answers.ts';
import { MoneyDialog, ReasonField } from './money-dialog.tsx';

const reasonSchema = z.object({ reason: reasonAnswer });

type ReasonDialogProps = {
  /** Names the window and its button. */
  title: string;
  /** What is taken back or given up. */
  lead?: string;
  onClose: () => void;
  send: (why: string) => Promise<unknown>;
};

/** A window that takes something back and asks only why. */
export function ReasonDialog({ title, lead, onClose, send }: ReasonDialogProps) {
  const form = useZodForm({ schema: reasonSchema, defaultValues: { reason: '' } });
  return (
    <MoneyDialog
      form={form}
      title={title}
      submitLabel={title}
      onClose={onClose}
      send={({ reason }) => send(reason)}
    >
      {lead !== undefined && <Text>{lead}</Text>}
      <ReasonField />
    </MoneyDialog>
  );
}
