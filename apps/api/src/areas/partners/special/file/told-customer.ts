import type { Reason } from '@dosar/partners-domain';
import type { Schema } from '@dosar/openapi';
import { meetsRoleCondition } from '#src/kernel/access/role-condition.ts';
import type { UserCaller } from '#src/kernel/http/caller.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';

type Kind = Schema<'SpecialCustomerKind'>;

/** Customers whose name and reason not everybody who works on a file may know. */
export const discreetKinds = ['vip', 'employee', 'sensitive'] as const satisfies readonly Kind[];

export const isDiscreet = (kind: Kind): boolean => (discreetKinds as readonly Kind[]).includes(kind);

/** Whether somebody is told who a customer is, and by what it was recognised. */
export function isToldOf(
  caller: UserCaller<'staff'>,
  customer: { kind: Kind; handler_user_id: string | null },
): boolean {
  return (
    !isDiscreet(customer.kind) ||
    customer.handler_user_id === caller.userId ||
    ['org.configurator', '*.manager'].some((role) => meetsRoleCondition(caller.roles, role))
  );
}

const words: Record<Reason['kind'], (shown: string) => BilingualText> = {
  cnp: (shown) => ({ ro: `după CNP ${shown}`, en: `by the personal number ${shown}` }),
  cui: (shown) => ({ ro: `după CUI ${shown}`, en: `by the tax number ${shown}` }),
  plate: (shown) => ({ ro: `după numărul auto ${shown}`, en: `by the plate ${shown}` }),
  policy_prefix: (shown) => ({ ro: `după prefixul poliței, ${shown}`, en: `by the policy prefix ${shown}` }),
  phone: (shown) => ({ ro: `după telefonul ${shown}`, en: `by the phone ${shown}` }),
  name_cui: (shown) => ({ ro: `după numele ${shown}`, en: `by the name ${shown}` }),
  mail_domain: (shown) => ({ ro: `după adresa ${shown}`, en: `by the address ${shown}` }),
};

/** Why a customer was recognised, as a sentence goes on. */
export const reasonText = ({ kind, shown }: Reason): BilingualText => words[kind](shown);
