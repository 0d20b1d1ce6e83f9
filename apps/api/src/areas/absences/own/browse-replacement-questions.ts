import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { findQuestions } from '../absence-repository.ts';
import { questionOf } from './get-own-absences.ts';

/** Who asks the caller to replace them; people who plan no absences here are asked as well. */
export async function browseReplacementQuestions(
  call: Call<'browseReplacementQuestions'>,
): Promise<Schema<'ReplacementQuestion'>[]> {
  const { tx, caller, now } = call;
  const rows = await findQuestions(tx, caller, localDateOf(now));
  return Promise.all(rows.map((row) => questionOf(call, row)));
}
