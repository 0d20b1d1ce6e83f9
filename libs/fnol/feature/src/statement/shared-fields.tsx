import { Box, Grid, Stack } from '@dosar/design-system';
import { FormDateField, FormRadioGroupField, FormTextField } from '@dosar/forms';
import { useIntl } from 'react-intl';
import { boxMessages as messages } from './box-messages.ts';
import { useSourceHint } from './statement-source.ts';
import { columnsAndAside, twoColumns } from './statement-columns.ts';

/** Boxes 1 to 5: when, where, who was hurt, what else is damaged, who saw it; `dense` beside each other where there is room. */
export function SharedFields({ dense = false }: { dense?: boolean }) {
  const { formatMessage: t } = useIntl();
  const sourceOf = useSourceHint();
  const answers = [
    { value: 'no', label: t(messages.no) },
    { value: 'yes', label: t(messages.yes) },
  ];
  const fields = (
    <>
      <Box data-box="1">
        <FormDateField name="shared.date" label={`1 ${t(messages.date)}`} {...sourceOf('shared.date')} />
      </Box>
      <FormTextField
        name="shared.time"
        label={t(messages.time)}
        maxLength={40}
        {...sourceOf('shared.time')}
      />
      <Box data-box="2" minWidth="0">
        <FormTextField
          name="shared.place"
          label={`2 ${t(messages.place)}`}
          maxLength={300}
          {...sourceOf('shared.place')}
        />
      </Box>
      <Box data-box="3">
        <FormRadioGroupField
          inline
          name="shared.injuries"
          label={`3 ${t(messages.injuries)}`}
          choices={answers}
        />
      </Box>
      <Box data-box="4">
        <FormRadioGroupField
          inline
          name="shared.other_damage"
          label={`4 ${t(messages.otherDamage)}`}
          choices={answers}
        />
      </Box>
      <FormTextField
        name="shared.witnesses"
        label={`5 ${t(messages.witnesses)}`}
        optional={!dense}
        maxLength={500}
        {...sourceOf('shared.witnesses')}
      />
    </>
  );
  if (!dense) return <Stack gap="3">{fields}</Stack>;
  return (
    <Grid
      gap="3"
      alignItems="end"
      css={{
        gridTemplateColumns: 'minmax(0, 1fr)',
        [twoColumns]: { gridTemplateColumns: '11rem 8rem minmax(0, 1fr)' },
        [columnsAndAside]: {
          gridTemplateColumns: '11rem 6.5rem minmax(0, 1.4fr) max-content max-content minmax(0, 1fr)',
        },
      }}
    >
      {fields}
    </Grid>
  );
}
