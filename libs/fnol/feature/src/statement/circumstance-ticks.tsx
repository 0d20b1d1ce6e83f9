import { allCircumstances } from '@dosar/fnol-domain/statement';
import { CheckboxField, Stack, Text } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { circumstanceMessages } from './circumstance-messages.ts';
import { countMessages } from './count-messages.ts';
import { withTick, type Side } from './statement-sides.ts';

type CircumstanceTicksProps = { side: Side; label: string; onChange: (side: Side) => void };

/** The 17 circumstances of box 12 for one column, with how many are ticked. */
export function CircumstanceTicks({ side, label, onChange }: CircumstanceTicksProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Stack gap="0" role="group" aria-label={label}>
      {allCircumstances.map((no) => (
        <CheckboxField
          key={no}
          label={[no, t(circumstanceMessages[`c${no}` as const])].join(' ')}
          checked={side.circumstances.includes(no)}
          onChange={({ target }) => onChange(withTick(side, no, target.checked))}
        />
      ))}
      <Text role="status">{t(countMessages.ticks, { count: side.circumstances.length })}</Text>
    </Stack>
  );
}
