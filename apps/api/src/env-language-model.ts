import * as z from 'zod';
import type { EnvProblem } from './env-problem.ts';

/** The language model that may word the answers of the assistant. */
export const languageModelShape = {
  LLM_URL: z
    .string()
    .refine((value) => isBare(URL.parse(value)), {
      error: 'must be an address such as https://llm.example.com/v1, without password, query or fragment',
      abort: true,
    })
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  LLM_MODEL: z.string().min(1).max(200).optional(),
  LLM_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{8,}$/, 'must be a key of at least 8 characters without spaces')
    .optional(),
  LLM_SECONDS: z.coerce.number('a number of seconds').int().min(1).max(25).optional(),
  LLM_DAILY_TOKENS: z.coerce.number('a whole number').int().min(1000).optional(),
};

type Values = z.infer<z.ZodObject<typeof languageModelShape>>;

const onlyWithAddress = ['LLM_MODEL', 'LLM_KEY', 'LLM_SECONDS', 'LLM_DAILY_TOKENS'] as const;

/** What does not fit together in the settings of the language model. */
export function languageModelProblems(
  values: Values,
  { isProduction }: { isProduction: boolean },
): EnvProblem[] {
  if (values.LLM_URL === undefined)
    return onlyWithAddress
      .filter((name) => values[name] !== undefined)
      .map((name) => ({ name, problem: 'is of no use without LLM_URL' }));
  const problems: EnvProblem[] = [];
  if (values.LLM_MODEL === undefined)
    problems.push({
      name: 'LLM_MODEL',
      problem: 'is needed when LLM_URL is set: the name of the model there',
    });
  const { protocol, hostname } = new URL(values.LLM_URL);
  const isNear = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (isProduction && protocol !== 'https:' && !isNear)
    problems.push({ name: 'LLM_URL', problem: 'must begin with https:// in Production' });
  return problems;
}

/** Keys belong into LLM_KEY, which nobody shows; addresses are shown to whoever uses the assistant. */
function isBare(url: URL | null): boolean {
  return (
    url !== null &&
    ['http:', 'https:'].includes(url.protocol) &&
    [url.username, url.password, url.search, url.hash].every((part) => part === '')
  );
}
