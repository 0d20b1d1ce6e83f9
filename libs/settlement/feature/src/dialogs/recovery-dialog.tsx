import { api, dataOf } from '@dosar/api-client';
import {
  FormSelectField,
  FormTextField,
  requiredChoice,
  requiredText,
  useAnswers,
  useZodForm,
} from '@dosar/forms';
import { amountAnswer, typedAmount } from '@dosar/forms/amount';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages as moneyMessages } from '../money/messages.ts';
import type { Recovery } from '../money/money-query.ts';
import type { WindowProps } from '../money/open-window.ts';
import { recoveryMessages } from '../money/recovery-messages.ts';
import { messages } from './messages.ts';
import { reasonAnswer } from './money-answers.ts';
import { AmountField, MoneyDialog, ReasonField } from './money-dialog.tsx';
import { recoveryTexts } from './recovery-messages.ts';

const kinds = ['recourse', 'residual'] as const;
const debtors = ['insurer', 'person'] as const;
const liable = ['subrogation', 'intent', 'traffic_offence', 'escape', 'without_consent', 'other'] as const;
const sold = ['sale', 'other'] as const;
const grounds = [...liable, 'sale'] as const;

const added = z.object({
  kind: requiredChoice(kinds),
  debtor_kind: requiredChoice(debtors),
  debtor_name: requiredText({ max: 120 }),
  ground_code: requiredChoice(grounds),
  ground_note: reasonAnswer,
  expected: amountAnswer({ least: 1 }),
});
const changed = z.extend(added, { reason: reasonAnswer });
type Terms = z.output<typeof added>;

const bodyOf = ({ debtor_kind, debtor_name, ground_code, ground_note, expected }: Terms) => ({
  debtor_kind,
  debtor_name,
  ground_code,
  ground_note,
  expected_bani: expected,
});

/** Notes money that is to come back: from whom, on what ground, how much. */
export function AddRecoveryDialog({ assignmentId, money, onClose }: WindowProps) {
  const { formatMessage: t } = useIntl();
  const form = useZodForm({
    schema: added,
    defaultValues: {
      kind: 'recourse',
      debtor_kind: 'insurer',
      debtor_name: '',
      ground_code: 'subrogation',
      ground_note: '',
      expected: typedAmount(money.paid_bani === 0 ? null : money.paid_bani),
    },
  });
  return (
    <MoneyDialog
      form={form}
      title={t(recoveryTexts.add)}
      submitLabel={t(messages.save)}
      size="medium"
      onClose={onClose}
      send={({ kind, ...terms }) =>
        dataOf(
          api.POST('/api/settlement/addRecovery/{assignment_id}', {
            params: { path: { assignment_id: assignmentId } },
            body: { kind, ...bodyOf({ kind, ...terms }), money_version: money.money_version },
          }),
        )
      }
    >
      <KindField
        onKind={(kind) => {
          const isSold = kind === 'residual';
          form.setValue('ground_code', isSold ? 'sale' : 'subrogation');
          form.setValue('debtor_kind', isSold ? 'person' : 'insurer');
        }}
      />
      <RecoveryFields />
    </MoneyDialog>
  );
}

/** Corrects what is expected back; the ledger keeps what it was. */
export function ChangeRecoveryDialog({ money, recovery, onClose }: WindowProps & { recovery: Recovery }) {
  const { formatMessage: t } = useIntl();
  const form = useZodForm({
    schema: changed,
    defaultValues: {
      kind: recovery.kind,
      debtor_kind: recovery.debtor_kind,
      debtor_name: recovery.debtor_name,
      ground_code: recovery.ground_code,
      ground_note: recovery.ground_note,
      expected: typedAmount(recovery.expected_bani),
      reason: '',
    },
  });
  return (
    <MoneyDialog
      form={form}
      title={t(recoveryTexts.change)}
      submitLabel={t(messages.save)}
      size="medium"
      onClose={onClose}
      send={({ reason, ...terms }) =>
        dataOf(
          api.POST('/api/settlement/changeRecovery/{recovery_id}', {
            params: { path: { recovery_id: recovery.recovery_id } },
            body: { ...bodyOf(terms), reason, money_version: money.money_version },
          }),
        )
      }
    >
      <RecoveryFields />
      <ReasonField />
    </MoneyDialog>
  );
}

/** Recourse or residual value; each has grounds of its own. */
function KindField({ onKind }: { onKind: (kind: string) => void }) {
  const { formatMessage: t } = useIntl();
  return (
    <FormSelectField
      name="kind"
      label={t(recoveryTexts.kind)}
      placeholder={null}
      choices={kinds.map((value) => ({ value, label: t(moneyMessages[value]) }))}
      onChange={({ target }) => onKind(target.value)}
    />
  );
}

function RecoveryFields() {
  const { formatMessage: t } = useIntl();
  const { kind } = useAnswers<z.input<typeof added>>();
  const choices = kind === 'residual' ? sold : liable;
  return (
    <>
      <FormSelectField
        name="debtor_kind"
        label={t(recoveryTexts.debtorKind)}
        placeholder={null}
        choices={debtors.map((value) => ({ value, label: t(recoveryTexts[value]) }))}
      />
      <FormTextField name="debtor_name" label={t(recoveryTexts.debtorName)} maxLength={120} />
      <FormSelectField
        name="ground_code"
        label={t(recoveryTexts.ground)}
        placeholder={null}
        choices={choices.map((value) => ({ value, label: t(recoveryMessages[value]) }))}
      />
      <FormTextField
        name="ground_note"
        label={t(messages.standsOn)}
        hint={t(recoveryTexts.groundHint)}
        maxLength={300}
      />
      <AmountField name="expected" label={t(recoveryTexts.expected)} />
    </>
  );
}
