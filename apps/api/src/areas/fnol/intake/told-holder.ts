import { isCnp, isCui, normaliseCnp } from '@dosar/kernel/romanian-numbers';
import { maskedCnp } from '#src/areas/claims/index.ts';
import type { FnolNeeds } from '../fnol-needs.ts';

/** The number of an insured as other areas may know it; undefined for what is none. */
export function holderOf({ numbers }: Pick<FnolNeeds, 'numbers'>, orgId: string, told: string) {
  if (isCnp(told)) {
    const cnp = normaliseCnp(told);
    return { cnp: { hash: numbers.hash(orgId, cnp), masked: maskedCnp(cnp) }, cui: null };
  }
  return isCui(told) ? { cnp: null, cui: told } : undefined;
}
