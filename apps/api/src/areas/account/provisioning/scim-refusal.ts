import type { Schema } from '@dosar/openapi';
import { Problem } from '#src/kernel/problem/problem.ts';

type ScimType = NonNullable<Schema<'ScimError'>['scimType']>;

/** Refuses a call of a directory in the words of SCIM; `message` is read by whoever looks at the log of the directory. */
export const scimRefused = (status: 400 | 409, scimType: ScimType, message: string): Problem =>
  new Problem(status, 'scim_refused', { message, context: { scim_type: scimType } });
