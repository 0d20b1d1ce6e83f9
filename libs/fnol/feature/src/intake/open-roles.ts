import { useAnswers } from '@dosar/forms';
import { formatPlate } from '@dosar/kernel/plates';
import { useIntl } from 'react-intl';
import { fieldMessages } from './field-messages.ts';
import type { IntakeAnswers } from './intake-answers.ts';
import { roleMessages } from './role-messages.ts';
import { ofOtherCar, readRole, type RoleAnswer } from './role-answer.ts';

/** What one more person can be: each car has one owner and one driver, and the caller may be one of them already. */
export function openRoles({ notifier, people, other_vehicles: others, event }: IntakeAnswers): RoleAnswer[] {
  const taken = new Set<string>([notifier.role, ...people.map(({ role }) => role)]);
  const ofOthers = others.flatMap((_other, car) => [
    ofOtherCar('other_driver', car),
    ofOtherCar('other_owner', car),
  ]);
  const usual: RoleAnswer[] =
    event.injuries === 'yes' && !taken.has('hurt')
      ? ['hurt', 'driver', ...ofOthers, 'owner', 'witness']
      : ['driver', ...ofOthers, 'owner', 'hurt', 'witness'];
  return usual.filter((role) => role === 'hurt' || role === 'witness' || !taken.has(role));
}

/** What a role is called; of several other vehicles each by its plate, or by its number while nobody has said that. */
export function useRoleName(): (answer: string) => string {
  const { formatMessage: t } = useIntl();
  const { other_vehicles: others } = useAnswers<IntakeAnswers>();
  return (answer) => {
    const { role, car = 0 } = readRole(answer) ?? {};
    const plate = others[car]?.plate.trim() ?? '';
    const which = plate === '' ? String(car + 1) : formatPlate(plate);
    switch (role) {
      case 'driver':
        return t(fieldMessages.roleDriver);
      case 'owner':
        return t(fieldMessages.roleOwner);
      case 'hurt':
        return t(fieldMessages.roleHurt);
      case 'witness':
        return t(fieldMessages.roleWitness);
      case 'other_driver':
        return others.length > 1 ? t(roleMessages.driverOf, { which }) : t(fieldMessages.roleOtherDriver);
      case 'other_owner':
        return others.length > 1 ? t(roleMessages.ownerOf, { which }) : t(fieldMessages.roleOtherOwner);
      case undefined:
        return '';
    }
  };
}
