import { isApiProblem } from '@dosar/api-client';
import { useIntl } from 'react-intl';
import { usePeopleRefusal } from '../people/use-people-refusal.ts';
import { roleRefusals } from './role-refusals.ts';

/** Gives the words for what the server does not do to a role. */
export function useRoleRefusal(): (error: unknown) => string {
  const { formatMessage: t } = useIntl();
  const peopleRefusal = usePeopleRefusal();
  return (error) => {
    if (isApiProblem(error, 'setting_in_use')) return t(roleRefusals.role_in_use);
    const reason = isApiProblem(error, 'people_rule') ? error.context['reason'] : undefined;
    const refusal = Object.entries(roleRefusals).find(([code]) => code === reason);
    return refusal ? t(refusal[1]) : peopleRefusal(error);
  };
}
