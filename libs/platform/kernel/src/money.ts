/** An amount of money in bani, the hundredth of a leu; always a whole number. */
export type Bani = number;

/** An amount as people read it: `1.234,56 lei`, in English `1,234.56 lei`. */
export function formatLei(amount: Bani, language: 'ro' | 'en' = 'ro'): string {
  return `${formatAmount(amount, language)} lei`;
}

/** The same without the currency, for tables whose head names it. */
export function formatAmount(amount: Bani, language: 'ro' | 'en' = 'ro'): string {
  const isEnglish = language === 'en';
  const whole = Math.trunc(Math.abs(amount) / 100);
  const rest = Math.abs(amount) % 100;
  const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, isEnglish ? ',' : '.');
  return `${amount < 0 ? '-' : ''}${grouped}${isEnglish ? '.' : ','}${String(rest).padStart(2, '0')}`;
}

/** The amount a person typed, such as `1.234,56` or `1234,5`; `undefined` when it is none. */
export function parseLei(text: string): Bani | undefined {
  const [, sign, whole = '', rest = ''] =
    /^(-?)(\d{1,3}(?:\.\d{3})*|\d+)(?:,(\d{1,2}))?$/.exec(text.replace(/\s|lei$/gi, '')) ?? [];
  if (whole === '') return undefined;
  const amount = Number(whole.replaceAll('.', '')) * 100 + Number(rest.padEnd(2, '0'));
  if (!Number.isSafeInteger(amount)) return undefined;
  return sign && amount > 0 ? -amount : amount;
}

/** A fraction of an amount, half a ban rounded away from zero. Exact: no floating point is involved. */
export function fractionOf(amount: Bani, numerator: number, denominator: number): Bani {
  const product = BigInt(amount) * BigInt(numerator);
  const divisor = BigInt(denominator);
  const twice = (product < 0n ? -product : product) * 2n + divisor;
  const rounded = twice / (divisor * 2n);
  return Number(product < 0n ? -rounded : rounded);
}
