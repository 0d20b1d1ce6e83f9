import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { handOverLeftWork } from './left-work.ts';
import { peopleRefused } from './people-rule.ts';
import {
  changed,
  endSessions,
  requireOther,
  requireOthers,
  whoOf,
  type PeopleNeeds,
} from './person-change.ts';
import { tellTakers } from './tell-takers.ts';
import { changeUser } from './user-repository.ts';

/** Ends the access of somebody who has left, and gives what they have open to others; the name stays in the history. */
export async function deactivateUser(
  needs: PeopleNeeds,
  call: Call<'deactivateUser'>,
): Promise<Schema<'User'>> {
  return changed(needs, call, async (person) => {
    requireOther(call);
    if (!person.is_active) throw peopleRefused('deactivated');
    await requireOthers(call);
    const { tx, caller, body, now, audit } = call;
    const said = body.note?.trim() ?? '';
    const note = said === '' ? undefined : said;
    const received = await handOverLeftWork(call, { chosen: body.hand_over, note });
    await endSessions(call);
    await changeUser(tx, whoOf(call), {
      is_active: false,
      deactivated_at: now,
      deactivated_by_user_id: caller.userId,
    });
    await tellTakers(needs, call, { name: person.full_name, received, note });
    const counts = [...received.values()].flatMap((kinds) => [...kinds.values()]);
    audit.note({ handed_over: counts.reduce((sum, count) => sum + count, 0), takers: received.size });
    return { kind: 'deactivated' };
  });
}
