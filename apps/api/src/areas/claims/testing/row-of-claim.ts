import type { Schema } from '@dosar/openapi';
import type { assignmentCalls } from '#src/testing/assignment-calls.ts';
import type { Claim } from '#src/testing/world/a-claim.ts';

/** The main work of a claim, as the list of a member of the staff shows it. */
export async function rowOf(
  who: ReturnType<typeof assignmentCalls>,
  claim: Claim,
): Promise<Schema<'WorklistRow'>> {
  const { assignment_id: id } = await claim.main();
  const { items } = await who.worklist({ category_code: 'all', filter_criteria: { q: claim.claimFileNo } });
  const row = items.find(({ assignment_id: listed }) => listed === id);
  if (row === undefined) throw new Error(`${claim.claimFileNo} is on no list.`);
  return row;
}
