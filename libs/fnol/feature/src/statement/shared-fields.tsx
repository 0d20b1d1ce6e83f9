import { Stack } from '@dosar/design-system';
import { FormDateField, FormRadioGroupField, FormTextField } from '@dosar/forms';
import { useIntl } from 'react-intl';
import { boxMessages as messages } from './box-messages.ts';

/** Boxes 1 to 5: when, where, who was hurt, what else is damaged, who saw it. */
export function SharedFields() {
  const { formatMessage: t } = useIntl();
  const answers = [
    { value: 'no', label: t(messages.no) },
    { value: 'yes', label: t(messages.yes) },
  ];
  return (
    <Stack gap="3">
      <FormDateField name="shared.date" label={`1 ${t(messages.date)}`} />
      <FormTextField name="shared.time" label={t(messages.time)} maxLength={40} />
      <FormTextField name="shared.place" label={`2 ${t(messages.place)}`} maxLength={300} />
      <FormRadioGroupField
        inline
        name="shared.injuries"
        label={`3 ${t(messages.injuries)}`}
        choices={answers}
      />
      <FormRadioGroupField
        inline
        name="shared.other_damage"
        label={`4 ${t(messages.otherDamage)}`}
        choices={answers}
      />
      <FormTextField name="shared.witnesses" label={`5 ${t(messages.witnesses)}`} optional maxLength={500} />
    </Stack>
  );
}
