import { useQuery } from '@tanstack/react-query';
import { apiQuery, browseOfferedTransitions, useProblemText, useQueryFailure } from '@dosar/api-client';
import { useSession } from '@dosar/auth';
import { Dialog, EmptyState, ErrorState } from '@dosar/design-system';
import {
  FormDialog,
  FormRadioGroupField,
  FormSelectField,
  FormTextAreaField,
  optionalText,
  reason,
  requiredText,
  useAnswers,
  useZodForm,
} from '@dosar/forms';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import type { ChangeDialogProps } from './assignment-change.ts';
import { whom } from '../transition/said-with-step.ts';
import { messages as stepMessages } from '../transition/transition-messages.ts';
import { useTransitionOutlook } from '../transition/transition-outlook.tsx';
import { messages as words } from './dialog-messages.ts';
import { messages } from './messages.ts';

/** The steps that the tasks could take, each with how many of them could. */
export function StatusDialog(props: ChangeDialogProps) {
  const { open, rows, whole, onClose } = props;
  const total = whole?.total ?? rows.length;
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const offered = useQuery({
    ...apiQuery(browseOfferedTransitions, {
      body: { assignment_ids: rows.map(({ assignment_id }) => assignment_id) },
    }),
    enabled: open && whole === undefined,
  });
  // A window for what is being asked would only be replaced by that of the answer a moment later.
  if (whole === undefined && offered.isPending) return null;
  const steps = whole?.transitions ?? offered.data;
  if (steps && steps.length > 0) return <StepForm {...props} offered={steps} />;
  return (
    <Dialog open={open} title={t(messages.statusTitle, { count: total })} onClose={onClose}>
      {offered.error ? <ErrorState {...failureOf(offered)} /> : <NoStep rows={rows} />}
    </Dialog>
  );
}

/** Why there is no step: work of colleagues is theirs to move, so they are named. */
function NoStep({ rows }: Pick<ChangeDialogProps, 'rows'>) {
  const { formatMessage: t } = useIntl();
  const { list } = useFormats();
  const { profile } = useSession();
  const owners = rows
    .filter(({ assigned_user_id }) => assigned_user_id !== profile?.user_id)
    .flatMap(({ assigned_user_name: name }) => name ?? []);
  return (
    <EmptyState
      kind="nothing-yet"
      title={t(words.noStep)}
      {...(owners.length > 0 && {
        description: t(messages.ownedByOthers, { names: list([...new Set(owners)]) }),
      })}
    />
  );
}

type StepFormProps = ChangeDialogProps & { offered: readonly Schema<'OfferedTransition'>[] };

const longestReason = 1000;
const reasons = {
  required: words.stepMissing,
  why: words.reasonMissing,
  waiting_on: words.waitingOnMissing,
};

function StepForm({ open, rows, whole, onChange, onClose, offered }: StepFormProps) {
  const total = whole?.total ?? rows.length;
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const outlookOf = useTransitionOutlook();
  const form = useZodForm({
    schema: schemaOf(offered),
    defaultValues: { code: '', why: '', waiting_on: '' },
  });
  return (
    <FormDialog
      form={form}
      open={open}
      title={t(messages.statusTitle, { count: total })}
      submitLabel={t(words.changeStatus)}
      onClose={onClose}
      onSubmit={({ code, why, waiting_on: waitingOn }) =>
        onChange({
          action: 'status',
          transition_code: code,
          reason: why || undefined,
          ...(asksWhom(offered, code) && waitingOn !== '' && { waiting_on: waitingOn }),
        })
      }
      problemText={problemText}
      reasons={reasons}
    >
      <FormRadioGroupField
        name="code"
        label={t(words.statusStep)}
        required
        choices={offered.map(({ code, name, count, to_status_name, effects, undoable, claimants }) => ({
          value: code,
          label: name,
          hint: [
            t(words.fits, { count, total, status: to_status_name }),
            outlookOf({ effects, undoable }),
            claimants > 0 ? t(words.claimants, { count: claimants }) : '',
          ]
            .filter((part) => part !== '')
            .join(' · '),
        }))}
      />
      <WaitingOnField offered={offered} />
      <ReasonField offered={offered} />
    </FormDialog>
  );
}

function WaitingOnField({ offered }: Pick<StepFormProps, 'offered'>) {
  const { formatMessage: t } = useIntl();
  const { code } = useAnswers<{ code: string }>();
  if (!asksWhom(offered, code)) return null;
  return (
    <FormSelectField
      name="waiting_on"
      label={t(stepMessages.waitingOn)}
      required
      choices={whom.map((value) => ({ value, label: t(stepMessages.whom, { whom: value }) }))}
    />
  );
}

function ReasonField({ offered }: Pick<StepFormProps, 'offered'>) {
  const { formatMessage: t } = useIntl();
  const { code } = useAnswers<{ code: string; why: string }>();
  if (!needsReason(offered, code)) return null;
  return <FormTextAreaField name="why" label={t(words.reason)} required maxLength={longestReason} />;
}

function schemaOf(offered: StepFormProps['offered']) {
  return z
    .object({
      code: requiredText({ max: 60 }),
      why: optionalText({ max: longestReason }),
      waiting_on: z.enum(['', ...whom]),
    })
    .check(
      z.refine(({ code, why }) => !needsReason(offered, code) || why !== '', {
        path: ['why'],
        error: reason('why'),
      }),
      z.refine(({ code, waiting_on: waitingOn }) => !asksWhom(offered, code) || waitingOn !== '', {
        path: ['waiting_on'],
        error: reason('waiting_on'),
      }),
    );
}

function asksWhom(offered: StepFormProps['offered'], code: string): boolean {
  return offered.find((step) => step.code === code)?.asks.includes('waiting_on') ?? false;
}

function needsReason(offered: StepFormProps['offered'], code: string): boolean {
  return offered.find((step) => step.code === code)?.needs_reason ?? false;
}
