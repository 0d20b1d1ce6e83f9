import type { Schema } from '@dosar/openapi';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import { isDiscreet } from '../file/told-customer.ts';

/** For whom a rule acts, as everybody who works on a file may read it: discreet customers have no name here. */
export function becauseText({
  name,
  kind,
  level,
}: {
  name: string;
  kind: Schema<'SpecialCustomerKind'>;
  level: Schema<'SpecialCustomerLevel'>;
}): BilingualText {
  return isDiscreet(kind) ? { ro: 'client special', en: 'special customer' } : namedText({ name, level });
}

/** The same with the name, for whom may know it. */
export const namedText = ({ name, level }: { name: string; level: string }): BilingualText => ({
  ro: `${name}, nivel ${level}`,
  en: `${name}, level ${level}`,
});
