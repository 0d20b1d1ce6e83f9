import { Button, Flex, Text } from '@dosar/design-system';
import { useAmounts } from '@dosar/i18n/amounts';
import { useIntl } from 'react-intl';
import { lineMessages as messages } from './line-messages.ts';
import type { DraftLine } from './note-lines.ts';

type LineConflictProps = {
  line: DraftLine;
  onSettle: (guid: string, whose: 'mine' | 'theirs') => void;
};

/** Somebody else has changed the line that is being changed here: what they wrote, and the choice between both. */
export function LineConflict({ line, onSettle }: LineConflictProps) {
  const { formatMessage: t } = useIntl();
  const { amount, hundredths } = useAmounts();
  const { theirs, itemGuid } = line;
  const words = theirs
    ? t(messages.theirs, {
        name: theirs.changed_by ?? t(messages.somebody),
        part: theirs.values.part_name,
        price: amount(theirs.values.unit_price_bani),
        labour: hundredths(theirs.values.labour_hundredths),
        paint: hundredths(theirs.values.paint_hundredths),
      })
    : t(messages.theyRemoved);
  return (
    <tr>
      <td colSpan={10}>
        <Flex
          background="warningSubtle"
          gap="2"
          paddingInline="3"
          paddingBlock="1"
          alignItems="center"
          flexWrap="wrap"
          role="alert"
        >
          <Text as="span" flex="1" maxWidth="none">
            {words}
          </Text>
          <Button onClick={() => onSettle(itemGuid, 'mine')}>{t(messages.keepMine)}</Button>
          <Button onClick={() => onSettle(itemGuid, 'theirs')}>{t(messages.takeTheirs)}</Button>
        </Flex>
      </td>
    </tr>
  );
}
