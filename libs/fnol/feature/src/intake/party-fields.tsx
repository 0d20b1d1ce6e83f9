import { FormSelectField, FormTextField, useAnswers } from '@dosar/forms';
import { useIntl } from 'react-intl';
import { fieldMessages } from './field-messages.ts';
import type { IntakeAnswers } from './intake-answers.ts';
import { Cell } from './intake-section.tsx';

/** The name of somebody: a person, who may have one name, or a company with its number. */
export function NameFields({ of }: { of: 'notifier' | `people.${number}` }) {
  const { formatMessage: t } = useIntl();
  const { notifier, people } = useAnswers<IntakeAnswers>();
  const party = of === 'notifier' ? notifier : people[Number(of.slice('people.'.length))];
  const isCompany = party?.kind === 'company';
  return (
    <>
      <Cell of={4}>
        <FormTextField
          name={`${of}.name`}
          label={t(isCompany ? fieldMessages.companyName : fieldMessages.lastName)}
          autoComplete="off"
          maxLength={120}
        />
      </Cell>
      <Cell of={3}>
        {isCompany ? (
          <FormTextField
            name={`${of}.cui`}
            optional
            label={t(fieldMessages.cui)}
            autoComplete="off"
            maxLength={20}
          />
        ) : (
          <FormTextField
            name={`${of}.first_name`}
            optional
            label={t(fieldMessages.firstName)}
            autoComplete="off"
            maxLength={80}
          />
        )}
      </Cell>
      <Cell of={2}>
        <FormSelectField
          name={`${of}.kind`}
          label={t(fieldMessages.kind)}
          placeholder={null}
          choices={[
            { value: 'person', label: t(fieldMessages.person) },
            { value: 'company', label: t(fieldMessages.company) },
          ]}
        />
      </Cell>
    </>
  );
}

/** How somebody is reached. */
export function ContactFields({ of, isOptional }: { of: string; isOptional: boolean }) {
  const { formatMessage: t } = useIntl();
  return (
    <>
      <Cell of={3}>
        <FormTextField
          name={`${of}.phone`}
          optional={isOptional}
          label={t(fieldMessages.phone)}
          type="tel"
          autoComplete="off"
          maxLength={20}
        />
      </Cell>
      <Cell of={4}>
        <FormTextField
          name={`${of}.email`}
          optional={isOptional}
          label={t(fieldMessages.email)}
          type="email"
          autoComplete="off"
          maxLength={254}
        />
      </Cell>
    </>
  );
}
