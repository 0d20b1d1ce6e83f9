import { api, dataOf } from '@dosar/api-client';
import { Text } from '@dosar/design-system';
import { FormSelectField, requiredChoice, useZodForm } from '@dosar/forms';
import { amountAnswer, typedAmount } from '@dosar/forms/amount';
import { useAmounts } from '@dosar/i18n/amounts';
import { differenceCodes, type DifferenceCode } from '@dosar/settlement-domain';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { differenceCodeMessages, differenceMessages } from '../money/difference-messages.ts';
import type { Money } from '../money/money-query.ts';
import type { WindowProps } from '../money/open-window.ts';
import { messages } from './messages.ts';
import { reasonAnswer } from './money-answers.ts';
import { AmountField, MoneyDialog, ReasonField } from './money-dialog.tsx';

const directions = ['unpaid', 'excess'] as const;
type Direction = (typeof directions)[number];

const differenceSchema = z.object({
  code: requiredChoice(differenceCodes),
  direction: requiredChoice(directions),
  amount: amountAnswer(),
  reason: reasonAnswer,
});

/** Names in the ledger why the accepted and the paid sum disagree. */
export function DifferenceDialog({ assignmentId, money, onClose }: WindowProps) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const open = money.unnamed_difference_bani ?? 0;
  const form = useZodForm({
    schema: differenceSchema,
    defaultValues: {
      code: open < 0 ? 'excess_to_recover' : 'waived',
      direction: open < 0 ? 'excess' : 'unpaid',
      amount: open === 0 ? '' : typedAmount(Math.abs(open)),
      reason: '',
    },
  });
  const code = form.watch('code');
  const choices = directionsOf(code, money);
  return (
    <MoneyDialog
      form={form}
      title={t(differenceMessages.title)}
      submitLabel={t(messages.save)}
      done={differenceMessages.done}
      onClose={onClose}
      send={({ code: difference_code, direction, amount, reason }) =>
        dataOf(
          api.POST('/api/settlement/nameDifference/{assignment_id}', {
            params: { path: { assignment_id: assignmentId } },
            body: {
              difference_code,
              change_bani: direction === 'unpaid' ? amount : -amount,
              reason,
              money_version: money.money_version,
            },
          }),
        )
      }
    >
      {open !== 0 && <Text>{t(differenceMessages.open, { amount: lei(open) })}</Text>}
      <FormSelectField
        name="code"
        label={t(differenceMessages.code)}
        placeholder={null}
        choices={differenceCodes.map((value) => ({ value, label: t(differenceCodeMessages[value]) }))}
        onChange={({ target }) => {
          const [first] = directionsOf(codeOf(target.value), money);
          if (first !== undefined) form.setValue('direction', first);
        }}
      />
      {choices.length > 1 && (
        <FormSelectField
          name="direction"
          label={t(differenceMessages.direction)}
          placeholder={null}
          choices={choices.map((value) => ({ value, label: t(differenceMessages[value]) }))}
        />
      )}
      <AmountField name="amount" />
      <ReasonField label={t(differenceMessages.standsOn)} />
    </MoneyDialog>
  );
}

const codeOf = (typed: string): DifferenceCode => differenceCodes.find((code) => code === typed) ?? 'waived';

/** Which ways a reason explains, the likelier one first; what was named wrongly goes the other way than what is named. */
function directionsOf(code: string, money: Money): readonly Direction[] {
  switch (code) {
    case 'waived':
      return ['unpaid'];
    case 'excess_to_recover':
    case 'excess_written_off':
      return ['excess'];
    case 'named_wrongly':
      return (money.difference_bani ?? 0) < 0 ? ['unpaid'] : ['excess'];
    default:
      return (money.unnamed_difference_bani ?? 0) < 0 ? ['excess', 'unpaid'] : ['unpaid', 'excess'];
  }
}
