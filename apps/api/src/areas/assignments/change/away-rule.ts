import { findContact } from '#src/areas/absences/index.ts';
import { holdAssignee, type Assignee } from '../assignee-repository.ts';
import { findTypesWhenAway } from './away-repository.ts';
import type { ChangeContext, RowRule } from './row-change.ts';
import { givenTo } from './value-rules.ts';

/**
 * New work for somebody, who may be away: it then goes to whoever works in their name, or to the queue of its kind.
 *
 * Nothing is given to an empty chair. Each kind of work says which of the two it does; without a replacement it is the queue.
 */
export async function givenToWhoeverIsThere(context: ChangeContext, assignee: Assignee): Promise<RowRule> {
  const { tx, caller, now } = context;
  const { orgId } = caller;
  const contactId = await findContact(tx, { orgId, userId: assignee.user_id, now });
  if (contactId === assignee.user_id) return givenTo(assignee, contactId === caller.userId);
  const deputy = contactId === undefined ? undefined : await holdAssignee(tx, orgId, contactId);
  const types = await findTypesWhenAway(tx, orgId);
  return (row) => {
    const type = types.get(row.assignment_type);
    if (type === undefined || (type.when_away === 'replacement' && deputy !== undefined))
      return toDeputy(assignee, deputy ?? assignee)(row);
    return toQueue(assignee, type.queue_id)(row);
  };
}

function toDeputy(away: Assignee, deputy: Assignee): RowRule {
  return (row) => {
    const change = givenTo(deputy, false)(row);
    if (!('values' in change) || deputy === away) return change;
    const title = {
      ro: `Activitate dată către ${deputy.full_name}, care îl înlocuiește pe ${away.full_name}`,
      en: `Work given to ${deputy.full_name}, who replaces ${away.full_name}`,
    };
    return { ...change, told: { ...change.told, title } };
  };
}

function toQueue(away: Assignee, queueId: string): RowRule {
  return ({ assigned_user_id: from, values }) =>
    from === null && values.queue_id === queueId
      ? { code: 'unchanged' }
      : {
          values: { assigned_user_id: null, queue_id: queueId },
          told: {
            title: {
              ro: `Activitate trimisă în coada ei: ${away.full_name} lipsește`,
              en: `Work sent to its queue: ${away.full_name} is away`,
            },
            data: { from_user_id: from },
          },
        };
}
