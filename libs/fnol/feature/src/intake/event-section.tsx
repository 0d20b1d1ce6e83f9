import { browseCounties } from '@dosar/api-client';
import { FormComboboxField, FormDateField, FormSelectField, FormTextField, useAnswers } from '@dosar/forms';
import { useIntl } from 'react-intl';
import { ListsAway } from '../claim-notification/lists-away.tsx';
import { useChoices } from '../claim-notification/use-choices.ts';
import { fieldMessages } from './field-messages.ts';
import type { IntakeAnswers } from './intake-answers.ts';
import { Cell, FieldRow, IntakeSection } from './intake-section.tsx';
import { pageMessages } from './page-messages.ts';
import { tidyToldTime } from '../time-and-place/told-time.ts';

/** When and where it happened, whether somebody is hurt, and who has written it down. */
export function EventSection() {
  const { formatMessage: t } = useIntl();
  const counties = useChoices(browseCounties);
  const { event } = useAnswers<IntakeAnswers>();
  return (
    <IntakeSection number={2} title={t(pageMessages.event)}>
      <ListsAway lists={[counties]} />
      <FieldRow>
        <Cell of={3}>
          <FormDateField name="event.date" label={t(fieldMessages.date)} />
        </Cell>
        <Cell of={3}>
          <FormTextField
            name="event.time"
            label={t(fieldMessages.time)}
            hint={t(fieldMessages.timeHint)}
            tidy={tidyToldTime}
            autoComplete="off"
            maxLength={40}
          />
        </Cell>
        <Cell of={3}>
          <FormSelectField
            name="event.injuries"
            label={t(fieldMessages.injuries)}
            placeholder={null}
            choices={[
              { value: 'no', label: t(fieldMessages.no) },
              { value: 'yes', label: t(fieldMessages.yes) },
            ]}
          />
        </Cell>
        <Cell of={3}>
          <FormSelectField
            name="event.recorded_by"
            optional
            label={t(fieldMessages.record)}
            choices={[
              { value: 'police', label: t(fieldMessages.recordPolice) },
              { value: 'amiable_statement', label: t(fieldMessages.recordAmiable) },
              { value: 'nobody', label: t(fieldMessages.recordNobody) },
            ]}
          />
        </Cell>
        <Cell of={3}>
          <FormComboboxField
            name="event.county_code"
            optional
            label={t(fieldMessages.county)}
            choices={counties.choices}
          />
        </Cell>
        <Cell of={4}>
          <FormTextField
            name="event.locality"
            optional
            label={t(fieldMessages.locality)}
            autoComplete="off"
            maxLength={120}
          />
        </Cell>
        <Cell of={5}>
          <FormTextField
            name="event.street"
            optional
            label={t(fieldMessages.street)}
            autoComplete="off"
            maxLength={200}
          />
        </Cell>
        {event.recorded_by === 'police' && <PoliceFields />}
      </FieldRow>
    </IntakeSection>
  );
}

/** Where the police wrote it down. */
function PoliceFields() {
  const { formatMessage: t } = useIntl();
  return (
    <>
      <Cell of={6}>
        <FormTextField
          name="event.police_station"
          optional
          label={t(fieldMessages.policeStation)}
          autoComplete="off"
          maxLength={120}
        />
      </Cell>
      <Cell of={6}>
        <FormTextField
          name="event.police_report_no"
          optional
          label={t(fieldMessages.policeReport)}
          autoComplete="off"
          maxLength={60}
        />
      </Cell>
    </>
  );
}
