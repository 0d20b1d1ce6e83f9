import { Flex, KeyCaps, Text } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { lineMessages as messages } from './line-messages.ts';

/** The keys of the grid, for those who have not learned them yet. */
export function GridKeys() {
  const { formatMessage: t } = useIntl();
  const keys = [
    { keys: ['Tab'], text: t(messages.keyCell) },
    { keys: ['Enter'], text: t(messages.keyNew) },
    { keys: ['mod+d'], text: t(messages.keyDuplicate) },
    { keys: ['mod+v'], text: t(messages.keyPaste) },
    { keys: ['mod+z'], text: t(messages.keyUndo) },
    { keys: ['mod+Delete'], text: t(messages.keyRemove) },
  ];
  return (
    <Flex
      display="none"
      css={{ '@container (min-width: 1040px)': { display: 'flex' } }}
      gap="3"
      rowGap="1"
      paddingBlock="1"
      flexWrap="wrap"
      marginInlineStart="auto"
      color="textMuted"
    >
      {keys.map((key) => (
        <Flex key={key.text} gap="1" alignItems="center">
          <KeyCaps keys={key.keys} />
          <Text as="span" size="sm">
            {key.text}
          </Text>
        </Flex>
      ))}
    </Flex>
  );
}
