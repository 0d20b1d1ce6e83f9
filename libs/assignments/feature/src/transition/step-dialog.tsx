import { useDraftKey } from '@dosar/auth';
import { Box, Stack, Text } from '@dosar/design-system';
import {
  FormDialog,
  FormSelectField,
  FormTextAreaField,
  optionalText,
  reason,
  useFormDraft,
  useZodForm,
} from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { DuplicateField } from './duplicate-field.tsx';
import { whom, type SaidWithStep } from './said-with-step.ts';
import { StepMessages } from './step-messages.tsx';
import { messages } from './transition-messages.ts';
import { placeOfReason, UsualReasons } from './usual-reasons.tsx';

type Transition = Schema<'Transition'>;

export type StepDialogProps = {
  assignmentId: string;
  /** The step that is about to be taken. */
  transition: Transition;
  open: boolean;
  /** Takes the step; what refuses it keeps the dialog open. */
  onConfirm: (said: SaidWithStep) => Promise<void>;
  onClose: () => void;
  problemText: (failure: unknown) => string;
};

type Answers = { reason: string; waiting_on: Schema<'WaitingOn'> | ''; duplicate_of: string };

const longestReason = 1000;
const empty: Answers = { reason: '', waiting_on: '', duplicate_of: '' };
const reasons = {
  reason: messages.reasonMissing,
  waiting_on: messages.waitingOnMissing,
  duplicate_of: messages.duplicateMissing,
};
/** What a step will do and send, and what it asks for. What was written waits for the next try. */
export function StepDialog(props: StepDialogProps) {
  const { assignmentId, transition, open, onConfirm, onClose, problemText } = props;
  const { formatMessage: t } = useIntl();
  const form = useZodForm({ schema: schemaOf(transition), defaultValues: empty });
  const place = placeOfReason(transition);
  const draft = useFormDraft(useDraftKey(`step.${assignmentId}.${transition.code}`), form);

  const confirm = async ({ reason: why, waiting_on: waitingOn, duplicate_of: duplicateOf }: Answers) => {
    await onConfirm({
      ...(why !== '' && { reason: why }),
      ...(waitingOn !== '' && { waiting_on: waitingOn }),
      ...(duplicateOf !== '' && { duplicate_of: duplicateOf }),
    });
    // Here and not by the form itself: once the step is taken, it is no longer offered and the form is gone.
    draft.discard();
    onClose();
  };
  return (
    <FormDialog
      form={form}
      open={open}
      title={transition.name}
      submitLabel={transition.name}
      onClose={onClose}
      onSubmit={confirm}
      reasons={reasons}
      problemText={problemText}
      oneField={transition.asks.length === 0}
    >
      <Summary transition={transition} />
      {transition.asks.includes('waiting_on') && (
        <FormSelectField
          name="waiting_on"
          label={t(messages.waitingOn)}
          required
          choices={whom.map((value) => ({ value, label: t(messages.whom, { whom: value }) }))}
        />
      )}
      {transition.asks.includes('duplicate_of') && <DuplicateField name="duplicate_of" />}
      {open && transition.reason_required && place !== undefined && (
        <UsualReasons
          place={place}
          onChoose={(text) => form.setValue('reason', text, { shouldDirty: true })}
        />
      )}
      {transition.reason_required && (
        <FormTextAreaField name="reason" label={t(messages.reason)} required maxLength={longestReason} />
      )}
      {open && transition.sends_messages && (
        <StepMessages assignmentId={assignmentId} transition={transition} />
      )}
    </FormDialog>
  );
}

/** What the step does beside the new status, line by line. */
function Summary({ transition }: { transition: Transition }) {
  const { formatMessage: t } = useIntl();
  const { confirm_text: confirmText, to_status_name: status, effects, undoable } = transition;
  return (
    <Stack gap="1">
      {confirmText !== null && <Text>{confirmText}</Text>}
      <Box as="ul" listStyleType="disc" paddingInlineStart="5">
        <li>{t(messages.becomes, { status })}</li>
        {effects.map(({ code, text }) => (
          <li key={code}>{text}</li>
        ))}
        {!undoable && <li>{t(messages.notUndoable)}</li>}
      </Box>
    </Stack>
  );
}

function schemaOf({ reason_required: needsReason, asks }: Transition) {
  const [asksWhom, asksFile] = [asks.includes('waiting_on'), asks.includes('duplicate_of')];
  return z
    .object({
      reason: optionalText({ max: longestReason }),
      waiting_on: z.enum(['', ...whom]),
      duplicate_of: z.string(),
    })
    .check(
      z.refine((answers) => !needsReason || answers.reason !== '', missing('reason')),
      z.refine((answers) => !asksWhom || answers.waiting_on !== '', missing('waiting_on')),
      z.refine((answers) => !asksFile || answers.duplicate_of !== '', missing('duplicate_of')),
    );
}

const missing = (field: keyof Answers) => ({ path: [field], error: reason(field) });
