import { Banner, Box, Text } from '@dosar/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { NumberField } from './line-values.ts';
import type { DraftLine } from './note-lines.ts';
import { pasteMessages as messages } from './paste-messages.ts';
import type { Pasted } from './pasted-lines.ts';

/** A pasted number that could not be read, and the cell that was left empty for it. */
type UnreadCell = { itemGuid: string; field: NumberField; typed: string };

/** The numbers of pastes that did not become part of the note. */
export type PasteLoss = readonly UnreadCell[];

const noLoss: PasteLoss = [];

/** Remembers what pasting lost, until it is dismissed. */
export function usePasteLoss() {
  const [loss, setLoss] = useState(noLoss);
  return {
    loss,
    /** Takes a paste whose lines got these ids. */
    addLoss: ({ lines }: Pasted, guids: readonly string[]) => {
      const unread = guids.flatMap((itemGuid, index) =>
        (lines[index]?.unread ?? []).map((cell) => ({ itemGuid, ...cell })),
      );
      setLoss((before) => [...before, ...unread]);
    },
    forgetLoss: () => setLoss(noLoss),
  };
}

/** How many cells are named at once; the next ones follow as these are filled in. */
const mostCells = 5;

type PasteNoticeProps = {
  all: readonly DraftLine[];
  loss: PasteLoss;
  /** Leads to the cell. */
  onGo: (guid: string, field: NumberField) => void;
  onDismiss: () => void;
};

/** Says what of a paste could not be taken, cell by cell until each is filled in. */
export function PasteNotice({ all, loss, onGo, onDismiss }: PasteNoticeProps) {
  const { formatMessage: t } = useIntl();
  const numbers = new Map(all.map(({ itemGuid }, index) => [itemGuid, index + 1]));
  const empty = loss.filter(
    ({ itemGuid, field }) => all[(numbers.get(itemGuid) ?? 0) - 1]?.values[field] === 0,
  );
  if (empty.length === 0) return null;
  return (
    <Banner tone="warning" live onDismiss={onDismiss}>
      <Text maxWidth="none">
        {t(messages.unread, { count: empty.length })} {t(messages.form)}
      </Text>
      <Box as="ul" listStyleType="none">
        {empty.slice(0, mostCells).map(({ itemGuid, field, typed }) => (
          <li key={`${itemGuid} ${field}`}>
            <Box
              as="button"
              minHeight={{ base: '44px', md: '28px' }}
              textAlign="start"
              textDecoration="underline"
              overflowWrap="anywhere"
              cursor="pointer"
              onClick={() => onGo(itemGuid, field)}
            >
              {t(messages.cell, { no: numbers.get(itemGuid) ?? 0, field, typed })}
            </Box>
          </li>
        ))}
      </Box>
      {empty.length > mostCells && <Text>{t(messages.more, { count: empty.length - mostCells })}</Text>}
    </Banner>
  );
}
