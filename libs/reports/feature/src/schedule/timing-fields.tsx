import { Grid } from '@dosar/design-system';
import { FormSelectField, useAnswers } from '@dosar/forms';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { sendTimes, type ScheduleAnswers } from './schedule-form.ts';

const frequencies = ['daily', 'weekly', 'monthly'] as const;

/** How often, on which day and at which time. */
export function TimingFields() {
  const { formatMessage: t } = useIntl();
  const { frequency } = useAnswers<ScheduleAnswers>();
  return (
    <Grid gap="3" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}>
      <FormSelectField
        name="frequency"
        label={t(messages.when)}
        placeholder={null}
        choices={frequencies.map((value) => ({
          value,
          label: t(messages.frequencyName, { frequency: value }),
        }))}
      />
      {frequency === 'weekly' && (
        <FormSelectField
          name="weekday"
          label={t(messages.day)}
          placeholder={null}
          choices={['1', '2', '3', '4', '5'].map((day) => ({
            value: day,
            label: t(messages.weekday, { day }),
          }))}
        />
      )}
      {frequency === 'monthly' && (
        <FormSelectField
          name="month_day"
          label={t(messages.day)}
          placeholder={null}
          choices={Array.from({ length: 31 }, (_, index) => ({
            value: String(index + 1),
            label: t(messages.monthDay, { day: index + 1 }),
          }))}
        />
      )}
      <FormSelectField
        name="send_time"
        label={t(messages.hour)}
        placeholder={null}
        choices={sendTimes.map((value) => ({ value, label: value }))}
      />
    </Grid>
  );
}
