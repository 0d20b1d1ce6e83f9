import * as z from 'zod';
import type { EnvProblem } from './env-problem.ts';

/** Where the contents of files lie, and who looks at them for viruses. */
export const fileStoreShape = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ENDPOINT: z.url('must be an address such as https://s3.example.com').optional(),
  S3_ACCESS_KEY_ID: z.string().min(3).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(3).optional(),

  CLAMD_URL: z
    .string()
    .refine((value) => isClamd(URL.parse(value)), 'must be like tcp://127.0.0.1:3310')
    .transform((value) => new URL(value))
    .optional(),
};

type Values = z.infer<z.ZodObject<typeof fileStoreShape>>;

const onlyWithBucket = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** What does not fit together in the settings of the file store. */
export function fileStoreProblems(values: Values, { isProduction }: { isProduction: boolean }): EnvProblem[] {
  const problems: EnvProblem[] = [];
  if (values.S3_BUCKET === undefined)
    for (const name of onlyWithBucket)
      if (values[name] !== undefined) problems.push({ name, problem: 'is of no use without S3_BUCKET' });
  if ((values.S3_ACCESS_KEY_ID === undefined) !== (values.S3_SECRET_ACCESS_KEY === undefined))
    problems.push({
      name: values.S3_ACCESS_KEY_ID === undefined ? 'S3_ACCESS_KEY_ID' : 'S3_SECRET_ACCESS_KEY',
      problem: 'is missing: the two keys belong together',
    });
  const endpoint = values.S3_ENDPOINT === undefined ? null : URL.parse(values.S3_ENDPOINT);
  if (isProduction && endpoint !== null && endpoint.protocol !== 'https:' && !isNear(endpoint))
    problems.push({ name: 'S3_ENDPOINT', problem: 'must begin with https:// in Production' });
  return problems;
}

function isClamd(address: URL | null): boolean {
  return address?.protocol === 'tcp:' && address.hostname !== '' && address.port !== '';
}

/** Only within one machine may papers and names travel where others could read them. */
function isNear({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
