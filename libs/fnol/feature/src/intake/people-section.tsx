import { Box, Button, FieldGroup, Text } from '@dosar/design-system';
import { FormSelectField, useAnswers, useFieldArray } from '@dosar/forms';
import { useIntl } from 'react-intl';
import { fieldMessages } from './field-messages.ts';
import { newPerson, type IntakeAnswers, type PersonRole } from './intake-answers.ts';
import { Cell, FieldRow, IntakeSection } from './intake-section.tsx';
import { pageMessages } from './page-messages.ts';
import { ContactFields, NameFields } from './party-fields.tsx';

const mostPeople = 20;
const singleRoles: readonly PersonRole[] = ['owner', 'driver', 'other_owner', 'other_driver'];

/** Everybody beside the caller: driver, owner, the other driver, who was hurt, witnesses. */
export function PeopleSection() {
  const { formatMessage: t } = useIntl();
  const answers = useAnswers<IntakeAnswers>();
  const { fields, append, remove } = useFieldArray<IntakeAnswers, 'people'>({ name: 'people' });
  const names: Record<PersonRole, string> = {
    driver: t(fieldMessages.roleDriver),
    owner: t(fieldMessages.roleOwner),
    other_driver: t(fieldMessages.roleOtherDriver),
    other_owner: t(fieldMessages.roleOtherOwner),
    hurt: t(fieldMessages.roleHurt),
    witness: t(fieldMessages.roleWitness),
  };
  const open = openRoles(answers);
  return (
    <IntakeSection number={5} title={t(pageMessages.people)}>
      {fields.length === 0 && <Text tone="muted">{t(pageMessages.peopleHint)}</Text>}
      {fields.map(({ id }, place) => {
        const own = answers.people[place]?.role;
        return (
          <Box key={id} marginBottom="3">
            <FieldGroup title={t(pageMessages.personNo, { number: place + 1 })}>
              <FieldRow>
                <NameFields of={`people.${place}`} />
                <Cell of={3}>
                  <FormSelectField
                    name={`people.${place}.role`}
                    label={t(fieldMessages.role)}
                    placeholder={null}
                    choices={[...(own && !open.includes(own) ? [own] : []), ...open].map((role) => ({
                      value: role,
                      label: names[role],
                    }))}
                  />
                </Cell>
                <ContactFields of={`people.${place}`} isOptional />
              </FieldRow>
            </FieldGroup>
            <Button variant="quiet" icon="close" onClick={() => remove(place)}>
              {t(pageMessages.removePerson, { number: place + 1 })}
            </Button>
          </Box>
        );
      })}
      {fields.length < mostPeople && (
        <Button
          id="intake-add-person"
          icon="add"
          onClick={() =>
            append(newPerson(open[0] ?? 'witness'), { focusName: `people.${fields.length}.name` })
          }
        >
          {t(pageMessages.addPerson)}
        </Button>
      )}
    </IntakeSection>
  );
}

/** What one more person can be: a car has one owner and one driver, and the caller may be one of them already. */
function openRoles({ notifier, people, other_vehicles: others, event }: IntakeAnswers): PersonRole[] {
  const taken = new Set<string>([notifier.role, ...people.map(({ role }) => role)]);
  const ofOther: PersonRole[] = others.length > 0 ? ['other_driver', 'other_owner'] : [];
  const usual: PersonRole[] =
    event.injuries === 'yes' && !taken.has('hurt')
      ? ['hurt', 'driver', ...ofOther, 'owner', 'witness']
      : ['driver', ...ofOther, 'owner', 'hurt', 'witness'];
  return usual.filter((role) => !singleRoles.includes(role) || !taken.has(role));
}
