import { dateAnswer, reason } from '@dosar/forms';
import * as z from 'zod/mini';

/** A day that has to be given. */
export const dayAnswer = dateAnswer.check(z.minLength(1, { error: reason('required') }));
