import { api, dataOf } from '@dosar/api-client';
import { SelectField, TextField } from '@dosar/design-system';
import { coverageCodes } from '@dosar/settlement-domain';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { coverageMessages } from '../money/coverage-messages.ts';
import { messages as moneyMessages } from '../money/messages.ts';
import type { WindowProps } from '../money/open-window.ts';
import { AmountField, amountOf, typedAmount } from './amount-field.tsx';
import { messages } from './messages.ts';
import { MoneyDialog } from './money-dialog.tsx';
import { useMoneyChange } from './use-money-change.ts';

const accounts = ['estimated', 'agreed', 'recourse', 'residual'] as const;

/** Records an amount by hand: an estimate, what was agreed, or what comes back. */
export function AmountDialog({ assignmentId, money, onClose }: WindowProps) {
  const { formatMessage: t } = useIntl();
  const [account, setAccount] = useState<(typeof accounts)[number]>(
    money.estimated_bani === null ? 'estimated' : 'agreed',
  );
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const bani = amountOf(typed);
  const change = useMoneyChange({
    onClose,
    send: () =>
      dataOf(
        api.POST('/api/settlement/recordAmount/{assignment_id}', {
          params: { path: { assignment_id: assignmentId } },
          body: {
            account,
            amount_bani: bani ?? 0,
            reason: reason.trim(),
            money_version: money.money_version,
          },
        }),
      ),
  });
  return (
    <MoneyDialog
      title={t(messages.amountTitle)}
      act={t(messages.save)}
      change={change}
      isWhole={bani !== undefined && reason.trim().length >= 3}
      onIncomplete={() => setChecked(true)}
      onClose={onClose}
    >
      <SelectField
        label={t(messages.account)}
        placeholder={null}
        value={account}
        choices={accounts.map((value) => ({ value, label: t(moneyMessages[value]) }))}
        onChange={({ target }) => setAccount(accounts.find((known) => known === target.value) ?? 'estimated')}
      />
      <AmountField value={typed} onValue={setTyped} isChecked={isChecked} />
      <ReasonField label={t(messages.standsOn)} value={reason} onValue={setReason} isChecked={isChecked} />
    </MoneyDialog>
  );
}

type Coverage = (typeof coverageCodes)[number];

/** Sets what is kept ready for a coverage, with a reason. */
export function ReserveDialog({ assignmentId, money, onClose }: WindowProps) {
  const { formatMessage: t } = useIntl();
  const reserveOf = (code: Coverage) =>
    money.coverages.find((known) => known.coverage_code === code)?.reserve_bani;
  const [coverage, setCoverage] = useState<Coverage>('vehicle');
  const [typed, setTyped] = useState(typedAmount(reserveOf('vehicle')));
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const bani = amountOf(typed);
  const change = useMoneyChange({
    onClose,
    send: () =>
      dataOf(
        api.POST('/api/settlement/changeReserve/{assignment_id}', {
          params: { path: { assignment_id: assignmentId } },
          body: {
            coverage_code: coverage,
            amount_bani: bani ?? 0,
            reason: reason.trim(),
            money_version: money.money_version,
          },
        }),
      ),
  });
  return (
    <MoneyDialog
      title={t(messages.reserveTitle)}
      act={t(messages.save)}
      change={change}
      isWhole={bani !== undefined && reason.trim().length >= 3}
      onIncomplete={() => setChecked(true)}
      onClose={onClose}
    >
      <CoverageField
        value={coverage}
        onValue={(code) => {
          setCoverage(code);
          setTyped(typedAmount(reserveOf(code)));
        }}
      />
      <AmountField value={typed} onValue={setTyped} isChecked={isChecked} />
      <ReasonField value={reason} onValue={setReason} isChecked={isChecked} />
    </MoneyDialog>
  );
}

/** Says what the policy pays at most for a coverage, and what it takes off. */
export function CoverageDialog({ assignmentId, money, onClose }: WindowProps) {
  const { formatMessage: t } = useIntl();
  const knownOf = (code: Coverage) => money.coverages.find((known) => known.coverage_code === code);
  const [coverage, setCoverage] = useState<Coverage>('vehicle');
  const [limit, setLimit] = useState(typedAmount(knownOf('vehicle')?.limit_bani));
  const [deductible, setDeductible] = useState(typedAmount(knownOf('vehicle')?.deductible_bani ?? 0));
  const [isChecked, setChecked] = useState(false);
  const limitBani = limit.trim() === '' ? null : amountOf(limit);
  const deductibleBani = amountOf(deductible);
  const change = useMoneyChange({
    onClose,
    send: () =>
      dataOf(
        api.POST('/api/settlement/saveCoverage/{assignment_id}', {
          params: { path: { assignment_id: assignmentId } },
          body: {
            coverage_code: coverage,
            limit_bani: limitBani ?? null,
            deductible_bani: deductibleBani ?? 0,
            money_version: money.money_version,
          },
        }),
      ),
  });
  return (
    <MoneyDialog
      title={t(messages.coverageTitle)}
      act={t(messages.save)}
      change={change}
      isWhole={limitBani !== undefined && deductibleBani !== undefined}
      onIncomplete={() => setChecked(true)}
      onClose={onClose}
    >
      <CoverageField
        value={coverage}
        onValue={(code) => {
          setCoverage(code);
          setLimit(typedAmount(knownOf(code)?.limit_bani));
          setDeductible(typedAmount(knownOf(code)?.deductible_bani ?? 0));
        }}
      />
      <AmountField
        label={t(messages.limit)}
        hint={t(messages.limitHint)}
        value={limit}
        onValue={setLimit}
        isChecked={isChecked && limit.trim() !== ''}
      />
      <AmountField
        label={t(messages.deductible)}
        value={deductible}
        onValue={setDeductible}
        isChecked={isChecked}
      />
    </MoneyDialog>
  );
}

function CoverageField({ value, onValue }: { value: Coverage; onValue: (code: Coverage) => void }) {
  const { formatMessage: t } = useIntl();
  return (
    <SelectField
      label={t(moneyMessages.coverage)}
      placeholder={null}
      value={value}
      choices={coverageCodes.map((code) => ({ value: code, label: t(coverageMessages[code]) }))}
      onChange={({ target }) => onValue(coverageCodes.find((code) => code === target.value) ?? 'vehicle')}
    />
  );
}

type ReasonFieldProps = {
  label?: string;
  value: string;
  onValue: (typed: string) => void;
  isChecked: boolean;
};

/** Why an amount changes; it stays in the history. */
export function ReasonField({ label, value, onValue, isChecked }: ReasonFieldProps) {
  const { formatMessage: t } = useIntl();
  return (
    <TextField
      label={label ?? t(messages.reason)}
      hint={t(messages.reasonHint)}
      value={value}
      maxLength={300}
      onChange={({ target }) => onValue(target.value)}
      error={isChecked && value.trim().length < 3 ? t(messages.reasonMissing) : undefined}
    />
  );
}
