// eslint-disable-next-line no-restricted-imports -- what pages read amounts by is made here
import { parseLei, type Bani } from '@dosar/kernel/money';
import { useIntl } from 'react-intl';
import { defaultLocale, isLocale, type Locale } from './locale.ts';

/** Money and hundredths as a language writes them. */
export type Amounts = {
  /** Without the currency, for tables whose head names it: `1.234,56`, in English `1,234.56`. */
  amount: (bani: Bani) => string;
  /** With the currency, for sentences: `1.234,56 lei`. */
  lei: (bani: Bani) => string;
  /** Hundredths of an hour, a piece or a percent, without zeros at the end: `1,4`. */
  hundredths: (value: number) => string;
};

const amounts: Record<Locale, Amounts> = { ro: writtenIn('ro'), en: writtenIn('en') };

/** How a language writes amounts; the same object each time. */
export function amountsOf(locale: Locale): Amounts {
  return amounts[locale];
}

/** Writes money and hundredths in the language that is being shown. */
export function useAmounts(): Amounts {
  const { locale } = useIntl();
  return amountsOf(isLocale(locale) ? locale : defaultLocale);
}

/**
 * The amount that somebody typed who reads `locale`; `undefined` when it is none.
 *
 * Decimals may be written as the other language does, because many keyboards have only one of the two marks: `12,34`
 * and `1.234,56` can mean one thing only. Groups alone are read in the own language: `1.234` is no amount in English.
 */
export function readAmount(typed: string, locale: Locale): Bani | undefined {
  const swapped = withSwappedMarks(typed);
  const [own, other] = locale === 'ro' ? [typed, swapped] : [swapped, typed];
  return parseLei(own) ?? (/,\d{1,2}\D*$/u.test(other) ? parseLei(other) : undefined);
}

function writtenIn(locale: Locale): Amounts {
  const money = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const short = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false });
  const amount = (bani: Bani) => money.format(bani / 100);
  return {
    amount,
    lei: (bani) => `${amount(bani)} lei`,
    hundredths: (value) => short.format(value / 100),
  };
}

/** Romanian and English divide thousands and decimals with the same two marks, the other way round. */
function withSwappedMarks(text: string): string {
  return text.replace(/[.,]/gu, (mark) => (mark === '.' ? ',' : '.'));
}
