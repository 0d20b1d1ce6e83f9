import { MenuChoice, MenuGroup } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { colorModes, useColorModeChoice } from './use-choices.ts';

/** The part of a menu that chooses light or dark, or leaves it to the device. */
export function ColorModeMenu() {
  const { formatMessage: t } = useIntl();
  const { mode, choose } = useColorModeChoice();
  return (
    <MenuGroup label={t(messages.colors)}>
      {colorModes.map((value) => (
        <MenuChoice key={value} chosen={value === mode} onChoose={() => choose(value)}>
          {t(messages[value])}
        </MenuChoice>
      ))}
    </MenuGroup>
  );
}
