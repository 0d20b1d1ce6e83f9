import { api, dataOf } from '@dosar/api-client';
import { Text } from '@dosar/design-system';
import { FormSelectField, requiredChoice, useZodForm } from '@dosar/forms';
import { amountAnswer, baniOf, optionalAmountAnswer, typedAmount } from '@dosar/forms/amount';
import { useAmounts } from '@dosar/i18n/amounts';
import { coverageCodes, isWithinAuthority, reserveToDecide } from '@dosar/settlement-domain';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { coverageMessages } from '../money/coverage-messages.ts';
import { messages as moneyMessages } from '../money/messages.ts';
import type { Money } from '../money/money-query.ts';
import type { WindowProps } from '../money/open-window.ts';
import { reserveMessages } from '../money/reserve-messages.ts';
import { messages } from './messages.ts';
import { reasonAnswer } from './money-answers.ts';
import { AmountField, MoneyDialog, ReasonField } from './money-dialog.tsx';

const accounts = ['estimated', 'agreed'] as const;
const amountSchema = z.object({
  account: requiredChoice(accounts),
  amount: amountAnswer(),
  reason: reasonAnswer,
});

/** Records an amount by hand: an estimate, or what was agreed. */
export function AmountDialog({ assignmentId, money, onClose }: WindowProps) {
  const { formatMessage: t } = useIntl();
  const form = useZodForm({
    schema: amountSchema,
    defaultValues: {
      account: money.estimated_bani === null ? 'estimated' : 'agreed',
      amount: '',
      reason: '',
    },
  });
  return (
    <MoneyDialog
      form={form}
      title={t(messages.amountTitle)}
      submitLabel={t(messages.save)}
      onClose={onClose}
      send={({ account, amount, reason }) =>
        dataOf(
          api.POST('/api/settlement/recordAmount/{assignment_id}', {
            params: { path: { assignment_id: assignmentId } },
            body: { account, amount_bani: amount, reason, money_version: money.money_version },
          }),
        )
      }
    >
      <FormSelectField
        name="account"
        label={t(messages.account)}
        placeholder={null}
        choices={accounts.map((value) => ({ value, label: t(moneyMessages[value]) }))}
      />
      <AmountField name="amount" />
      <ReasonField label={t(messages.standsOn)} />
    </MoneyDialog>
  );
}

const reserveSchema = z.object({
  coverage: requiredChoice(coverageCodes),
  amount: amountAnswer(),
  reason: reasonAnswer,
});

/** Sets what is kept ready for a coverage, with a reason. */
export function ReserveDialog({ assignmentId, money, onClose }: WindowProps) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const reserveOf = (code: string) =>
    typedAmount(money.coverages.find((known) => known.coverage_code === code)?.reserve_bani);
  const form = useZodForm({
    schema: reserveSchema,
    defaultValues: { coverage: 'vehicle', amount: reserveOf('vehicle'), reason: '' },
  });
  const [coverage, amount] = form.watch(['coverage', 'amount']);
  const isAbove = isAboveAuthority(money, coverage, baniOf(amount) ?? 0);
  return (
    <MoneyDialog
      form={form}
      title={t(messages.reserveTitle)}
      submitLabel={t(messages.save)}
      {...(isAbove && { done: reserveMessages.asked })}
      onClose={onClose}
      send={({ reason, ...typed }) =>
        dataOf(
          api.POST('/api/settlement/changeReserve/{assignment_id}', {
            params: { path: { assignment_id: assignmentId } },
            body: {
              coverage_code: typed.coverage,
              amount_bani: typed.amount,
              reason,
              money_version: money.money_version,
            },
          }),
        )
      }
    >
      <CoverageField onCoverage={(code) => form.setValue('amount', reserveOf(code))} />
      <AmountField name="amount" />
      {isAbove && <Text>{t(reserveMessages.above, { limit: lei(money.reserve_authority_bani) })}</Text>}
      <ReasonField />
    </MoneyDialog>
  );
}

/** Whether a reserve of a coverage is more than the reader sets alone; what lowers it never is. */
function isAboveAuthority(money: Money, coverage: string, amountBani: number): boolean {
  const beforeBani = money.coverages.find(({ coverage_code: code }) => code === coverage)?.reserve_bani ?? 0;
  const decided = reserveToDecide({ totalBani: money.reserve_bani ?? 0, beforeBani, amountBani });
  return amountBani > beforeBani && !isWithinAuthority(decided, money.reserve_authority_bani);
}

const coverageSchema = z.object({
  coverage: requiredChoice(coverageCodes),
  limit: optionalAmountAnswer,
  deductible: amountAnswer(),
});

/** Says what the policy pays at most for a coverage, and what it takes off. */
export function CoverageDialog({ assignmentId, money, onClose }: WindowProps) {
  const { formatMessage: t } = useIntl();
  const amountsOf = (code: string) => {
    const known = money.coverages.find(({ coverage_code }) => coverage_code === code);
    return {
      limit: typedAmount(known?.limit_bani),
      deductible: typedAmount(known?.deductible_bani ?? 0),
    };
  };
  const form = useZodForm({
    schema: coverageSchema,
    defaultValues: { coverage: 'vehicle', ...amountsOf('vehicle') },
  });
  return (
    <MoneyDialog
      form={form}
      title={t(messages.coverageTitle)}
      submitLabel={t(messages.save)}
      onClose={onClose}
      send={({ coverage, limit, deductible }) =>
        dataOf(
          api.POST('/api/settlement/saveCoverage/{assignment_id}', {
            params: { path: { assignment_id: assignmentId } },
            body: {
              coverage_code: coverage,
              limit_bani: limit,
              deductible_bani: deductible,
              money_version: money.money_version,
            },
          }),
        )
      }
    >
      <CoverageField
        onCoverage={(code) => {
          const { limit, deductible } = amountsOf(code);
          form.setValue('limit', limit);
          form.setValue('deductible', deductible);
        }}
      />
      <AmountField name="limit" label={t(messages.limit)} hint={t(messages.limitHint)} />
      <AmountField name="deductible" label={t(messages.deductible)} />
    </MoneyDialog>
  );
}

/** Which coverage it is about; the amounts below follow it. */
function CoverageField({ onCoverage }: { onCoverage: (code: string) => void }) {
  const { formatMessage: t } = useIntl();
  return (
    <FormSelectField
      name="coverage"
      label={t(moneyMessages.coverage)}
      placeholder={null}
      choices={coverageCodes.map((code) => ({ value: code, label: t(coverageMessages[code]) }))}
      onChange={({ target }) => onCoverage(target.value)}
    />
  );
}
