import { allCircumstances } from '@dosar/fnol-domain/statement';
import { CheckboxField, Stack, Text } from '@dosar/design-system';
import { useController } from '@dosar/forms';
import { useIntl } from 'react-intl';
import { circumstanceMessages } from './circumstance-messages.ts';
import { countMessages } from './count-messages.ts';
import { withTick } from './statement-sides.ts';

type CircumstanceTicksProps = {
  /** The column in the form around. */
  of: string;
  label: string;
};

/** The 17 circumstances of box 12 for one column, with how many are ticked. */
export function CircumstanceTicks({ of, label }: CircumstanceTicksProps) {
  const { formatMessage: t } = useIntl();
  const { field } = useController<Record<string, number[]>>({ name: `${of}.circumstances` });
  const ticked = field.value;
  return (
    <Stack gap="0" role="group" aria-label={label}>
      {allCircumstances.map((no) => (
        <CheckboxField
          key={no}
          label={[no, t(circumstanceMessages[`c${no}` as const])].join(' ')}
          checked={ticked.includes(no)}
          onChange={({ target }) => field.onChange(withTick(ticked, no, target.checked))}
        />
      ))}
      <Text role="status">{t(countMessages.ticks, { count: ticked.length })}</Text>
    </Stack>
  );
}
