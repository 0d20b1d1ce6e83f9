import type { AssignmentValues, ChangeableAssignment } from './changeable-assignment-repository.ts';
import type { Change, ToldChange } from './row-change.ts';
import type { StatusNames } from '../status-repository.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';

const titles: Partial<Record<Change['action'], BilingualText>> = {
  assign: { ro: 'Repartizare anulată', en: 'Handing over taken back' },
  due: { ro: 'Termen nou anulat', en: 'New deadline taken back' },
  priority: { ro: 'Prioritate nouă anulată', en: 'New priority taken back' },
  tag: { ro: 'Etichete readuse cum erau', en: 'Tags put back' },
  snooze: { ro: 'Amânare anulată', en: 'Putting off taken back' },
  wake: { ro: 'Amânată din nou, ca înainte', en: 'Put off again, as before' },
};
const usualTitle: BilingualText = { ro: 'Modificare anulată', en: 'Change taken back' };

/** What the timeline tells when a change is taken back: the former status comes back by name, without its effects. */
export function undoTold(
  action: Change['action'],
  row: ChangeableAssignment,
  before: AssignmentValues,
  statusNames: StatusNames,
): ToldChange {
  const former = before.status_code;
  if (former === undefined) return { title: titles[action] ?? usualTitle };
  const name = statusNames.get(`${row.assignment_type} ${former}`) ?? { ro: former, en: former };
  return {
    kind: 'status',
    title: { ro: `Stare anulată, din nou: ${name.ro}`, en: `Status taken back, again: ${name.en}` },
    data: { from_status_code: row.status_code, to_status_code: former },
  };
}
