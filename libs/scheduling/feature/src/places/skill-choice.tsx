import { Flex } from '@dosar/design-system';
import { FormCheckboxField } from '@dosar/forms';
import { useIntl } from 'react-intl';
import { reasonMessages } from '../slots/reason-messages.ts';
import { messages } from './messages.ts';
import { assessorSkills } from './skill-answers.ts';

/** The skills of a lane or a person, in the form around. */
export function SkillChoice({ name }: { name: string }) {
  const { formatMessage: t } = useIntl();
  return (
    <Flex role="group" aria-label={t(messages.skills)} gap="3" flexWrap="wrap">
      {assessorSkills.map((skill) => (
        <FormCheckboxField key={skill} name={`${name}.${skill}`} label={t(reasonMessages[skill])} />
      ))}
    </Flex>
  );
}
