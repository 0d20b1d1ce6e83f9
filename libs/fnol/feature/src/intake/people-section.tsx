import { Box, Button, FieldGroup, Text } from '@dosar/design-system';
import { FormSelectField, useAnswers, useFieldArray } from '@dosar/forms';
import { useIntl } from 'react-intl';
import { fieldMessages } from './field-messages.ts';
import { newPerson, type IntakeAnswers } from './intake-answers.ts';
import { Cell, FieldRow, IntakeSection } from './intake-section.tsx';
import { pageMessages } from './page-messages.ts';
import { ContactFields, NameFields } from './party-fields.tsx';
import { openRoles, useRoleName } from './open-roles.ts';

const mostPeople = 20;

/** Everybody beside the caller: driver, owner, the other driver, who was hurt, witnesses. */
export function PeopleSection() {
  const { formatMessage: t } = useIntl();
  const answers = useAnswers<IntakeAnswers>();
  const { fields, append, remove } = useFieldArray<IntakeAnswers, 'people'>({ name: 'people' });
  const roleName = useRoleName();
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
                    placeholder={own === '' ? undefined : null}
                    choices={[...new Set([...(own ? [own] : []), ...open])].map((role) => ({
                      value: role,
                      label: roleName(role),
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
