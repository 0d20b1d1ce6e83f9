import * as z from 'zod';
import type { EnvProblem } from './env-problem.ts';

/** The system in which the insurer writes its policies. */
export const policyServiceShape = {
  POLICY_URL: z
    .string()
    .refine((value) => isBare(URL.parse(value)), {
      error:
        'must be an address such as https://policies.example.com/v1, without password, query or fragment',
      abort: true,
    })
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  POLICY_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{8,}$/, 'must be a token of at least 8 characters without spaces')
    .optional(),
  POLICY_SECONDS: z.coerce.number('a number of seconds').min(0.1).max(10).optional(),
};

type Values = z.infer<z.ZodObject<typeof policyServiceShape>>;

/** What does not fit together in the settings of the policy service. */
export function policyServiceProblems(
  values: Values,
  { isProduction }: { isProduction: boolean },
): EnvProblem[] {
  if (values.POLICY_URL === undefined)
    return (['POLICY_TOKEN', 'POLICY_SECONDS'] as const)
      .filter((name) => values[name] !== undefined)
      .map((name) => ({ name, problem: 'is of no use without POLICY_URL' }));
  const { protocol, hostname } = new URL(values.POLICY_URL);
  const isNear = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return isProduction && protocol !== 'https:' && !isNear
    ? [{ name: 'POLICY_URL', problem: 'must begin with https:// in Production' }]
    : [];
}

/** Tokens belong into POLICY_TOKEN, which nobody shows. */
function isBare(url: URL | null): boolean {
  return (
    url !== null &&
    ['http:', 'https:'].includes(url.protocol) &&
    [url.username, url.password, url.search, url.hash].every((part) => part === '')
  );
}
