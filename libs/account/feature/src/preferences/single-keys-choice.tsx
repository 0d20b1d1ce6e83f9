import { CheckboxField } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { pageMessages } from './page-messages.ts';
import { useSingleKeysChoice } from './use-choices.ts';

/** The switch that every shortcut of a single character needs (WCAG 2.1.4). */
export function SingleKeysChoice() {
  const { formatMessage: t } = useIntl();
  const { areOn, choose } = useSingleKeysChoice({ tells: true });
  return (
    <CheckboxField
      label={t(pageMessages.singleKeys)}
      hint={t(pageMessages.singleKeysHint)}
      checked={areOn}
      onChange={({ target }) => choose(target.checked)}
    />
  );
}
