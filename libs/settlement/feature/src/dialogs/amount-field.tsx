import { TextField } from '@dosar/design-system';
import { formatAmount, parseLei } from '@dosar/kernel/money';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** An amount as the field shows it first. */
export const typedAmount = (bani: number | null | undefined) =>
  bani === null || bani === undefined ? '' : formatAmount(bani);

/** The amount that was typed, not less than zero; `undefined` when it is none. */
export function amountOf(typed: string): number | undefined {
  const bani = parseLei(typed.trim());
  return bani === undefined || bani < 0 || bani > 1_000_000_000_000 ? undefined : bani;
}

type AmountFieldProps = {
  label?: string;
  hint?: string;
  value: string;
  onValue: (typed: string) => void;
  /** Also says so while nothing was typed. */
  isChecked: boolean;
};

/** An amount of money in lei. */
export function AmountField({ label, hint, value, onValue, isChecked }: AmountFieldProps) {
  const { formatMessage: t } = useIntl();
  const isWrong = amountOf(value) === undefined && (value.trim() !== '' || isChecked);
  return (
    <TextField
      label={label ?? t(messages.amount)}
      hint={hint}
      inputMode="decimal"
      value={value}
      maxLength={20}
      onChange={({ target }) => onValue(target.value)}
      error={isWrong && isChecked ? t(messages.amountWrong) : undefined}
    />
  );
}
