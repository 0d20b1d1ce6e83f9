import { useFormats } from '@dosar/i18n/light';

/** Writes whole bani as lei: in lists without the currency, in sentences with it. */
export function useLei() {
  const { number } = useFormats();
  const amount = (bani: number) => number(bani / 100, 2);
  return { amount, lei: (bani: number) => `${amount(bani)} lei` };
}
