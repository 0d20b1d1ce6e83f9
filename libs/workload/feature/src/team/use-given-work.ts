import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages as personMessages } from './person-messages.ts';

/** Which work somebody can be given: kinds, policies and counties by their names. */
export function useGivenWork(
  member: Schema<'TeamMember'>,
  kinds: Pick<Schema<'Team'>, 'assignment_types' | 'policy_types'>,
) {
  const { formatMessage: t } = useIntl();
  const named = (known: Schema<'NamedCodes'>, codes: readonly string[]) =>
    codes.length === 0
      ? t(personMessages.all)
      : codes.map((code) => known.find((kind) => kind.code === code)?.name ?? code).join(', ');
  return [
    { term: t(personMessages.kinds), value: named(kinds.assignment_types, member.assignment_type_codes) },
    { term: t(personMessages.policies), value: named(kinds.policy_types, member.policy_type_codes) },
    {
      term: t(personMessages.counties),
      value: member.county_codes.length === 0 ? t(personMessages.all) : member.county_codes.join(', '),
    },
  ];
}
