import { FormSelectField, FormTextAreaField, useAnswers } from '@dosar/forms';
import { useIntl } from 'react-intl';
import { fieldMessages } from './field-messages.ts';
import type { IntakeAnswers } from './intake-answers.ts';
import { Cell, FieldRow, IntakeSection } from './intake-section.tsx';
import { pageMessages } from './page-messages.ts';
import { ContactFields, NameFields } from './party-fields.tsx';

/** What the caller says, in their words, and who they are. */
export function CallerSection() {
  const { formatMessage: t } = useIntl();
  const { notifier } = useAnswers<IntakeAnswers>();
  const hasChoice = notifier.phone.trim() !== '' && notifier.email.trim() !== '';
  return (
    <IntakeSection number={1} title={t(pageMessages.caller)}>
      <FieldRow>
        <Cell of={12}>
          <FormTextAreaField
            name="event.description"
            label={t(fieldMessages.words)}
            rows={3}
            maxLength={4000}
          />
        </Cell>
        <NameFields of="notifier" />
        <Cell of={3}>
          <FormSelectField
            name="notifier.role"
            label={t(fieldMessages.role)}
            placeholder={null}
            choices={[
              { value: 'owner', label: t(fieldMessages.roleOwner) },
              { value: 'driver', label: t(fieldMessages.roleDriver) },
              { value: 'other', label: t(fieldMessages.roleOther) },
            ]}
          />
        </Cell>
        <ContactFields of="notifier" isOptional={false} />
        <Cell of={2}>
          <FormSelectField
            name="channel"
            label={t(fieldMessages.channel)}
            placeholder={null}
            choices={[
              { value: 'phone', label: t(fieldMessages.channelPhone) },
              { value: 'email', label: t(fieldMessages.channelEmail) },
              { value: 'desk', label: t(fieldMessages.channelDesk) },
            ]}
          />
        </Cell>
        <Cell of={3}>
          {hasChoice && (
            <FormSelectField
              name="notifier.preferred_channel"
              label={t(fieldMessages.preferred)}
              placeholder={null}
              choices={[
                // Both are given and nobody has chosen: a text message reaches people sooner.
                { value: '', label: t(fieldMessages.byPhone) },
                { value: 'email', label: t(fieldMessages.byEmail) },
              ]}
            />
          )}
        </Cell>
      </FieldRow>
    </IntakeSection>
  );
}
