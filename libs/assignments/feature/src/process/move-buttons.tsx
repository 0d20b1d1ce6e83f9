import { HStack, IconButton } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { kindMessages as messages } from './kind-messages.ts';

type MoveButtonsProps = {
  name: string;
  /** Where the row would stand; absent where it cannot go further. */
  up: number | undefined;
  down: number | undefined;
  onMove: (position: number) => void;
};

/** Moves a row of a list one place up or down. */
export function MoveButtons({ name, up, down, onMove }: MoveButtonsProps) {
  const { formatMessage: t } = useIntl();
  return (
    <HStack gap="0">
      <IconButton
        icon="arrow_upward"
        label={t(messages.moveUp, { name })}
        disabled={up === undefined}
        onClick={() => up !== undefined && onMove(up)}
      />
      <IconButton
        icon="arrow_downward"
        label={t(messages.moveDown, { name })}
        disabled={down === undefined}
        onClick={() => down !== undefined && onMove(down)}
      />
    </HStack>
  );
}
