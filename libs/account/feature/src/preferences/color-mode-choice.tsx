import { SelectField, useColorMode, type ColorMode } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

const modes: ColorMode[] = ['system', 'light', 'dark'];

/** Chooses light or dark, or leaves it to the device. */
export function ColorModeChoice() {
  const { formatMessage: t } = useIntl();
  const { mode, choose } = useColorMode();
  return (
    <SelectField
      label={t(messages.colors)}
      choices={modes.map((value) => ({ value, label: t(messages[value]) }))}
      placeholder={null}
      value={mode}
      onChange={({ target }) => {
        const chosen = modes.find((value) => value === target.value);
        if (chosen) choose(chosen);
      }}
    />
  );
}
