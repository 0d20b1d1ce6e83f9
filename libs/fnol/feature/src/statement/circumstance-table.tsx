import { Box, CheckboxField, Flex, Heading, KeyCaps, Text, VisuallyHidden } from '@dosar/design-system';
import {
  allCircumstances,
  findContradictions,
  type Circumstance,
  type SideOfForm,
} from '@dosar/fnol-domain/statement';
import { FormNumberField, useAnswers, useController } from '@dosar/forms';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { boxMessages } from './box-messages.ts';
import { circumstanceMessages } from './circumstance-messages.ts';
import { countMessages } from './count-messages.ts';
import { contentOf, type StatementAnswers } from './statement-answers.ts';
import { sideLooks } from './side-looks.ts';
import { statedSides, withTick, writtenBox } from './statement-sides.ts';
import { tableMessages } from './table-messages.ts';

const sides: readonly SideOfForm[] = ['a', 'b'];

/** Box 12 as on paper: a column of ticks on either side of the words, and how many are ticked. */
export function CircumstanceTable() {
  const { formatMessage: t } = useIntl();
  const ticks = { a: useTicks('a'), b: useTicks('b') };
  return (
    <Box as="section" aria-label={t(boxMessages.circumstances)} minWidth="0" data-box="12">
      <Flex as="header" alignItems="baseline" gap="2" flexWrap="wrap" paddingInline="2" minHeight="9">
        <Heading as="h3" size="md">
          12 {t(boxMessages.circumstances)}
        </Heading>
        <Text as="span" tone="muted" size="sm">
          {t(tableMessages.hint)}
        </Text>
        <Box as="span" marginInlineStart="auto" color="textMuted" fontSize="sm" whiteSpace="nowrap">
          <KeyCaps keys={['A']} /> <KeyCaps keys={['B']} /> {t(tableMessages.keys)}
        </Box>
      </Flex>
      <Rows ticks={ticks} />
      <VisuallyHidden role="status">
        {sides
          .map((side) => `${side.toUpperCase()}: ${t(countMessages.ticks, { count: ticks[side].count })}`)
          .join(', ')}
      </VisuallyHidden>
      <Flex gap="3" padding="2">
        {sides.map((side) => (
          <Box key={side} flex="1" minWidth="0" data-box={writtenBox({ box: 12, of: side })}>
            <FormNumberField
              name={`${side}.counted`}
              label={t(tableMessages.counted, { side: side.toUpperCase() })}
              min={0}
              max={17}
            />
          </Box>
        ))}
      </Flex>
    </Box>
  );
}

/** The 17 circumstances with a tick for either column; those that contradict something are marked. */
function Rows({ ticks }: { ticks: Record<SideOfForm, Ticks> }) {
  const { formatMessage: t } = useIntl();
  const contradictions = findContradictions(statedSides(contentOf(useAnswers<StatementAnswers>())));
  const cited = new Set(
    contradictions.flatMap(({ cites }) => cites.flatMap(({ circumstance }) => circumstance ?? [])),
  );
  return (
    <Box
      as="table"
      width="full"
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => walk(event, ticks)}
      css={{
        borderCollapse: 'collapse',
        '& tr': { borderTopWidth: '1px' },
        '& td, & th': { paddingBlock: '0.5', verticalAlign: 'middle' },
        '& tr[data-cited]': { background: 'warningSubtle', fontWeight: 'strong' },
        // The label of a tick is the row itself: its box needs no room for words.
        '& td label': { paddingInline: '0', gap: '0' },
      }}
    >
      <thead>
        <tr>
          <th scope="col">{sideLooks.a.letter}</th>
          <td />
          <th scope="col">{sideLooks.b.letter}</th>
        </tr>
      </thead>
      <tbody>
        {allCircumstances.map((no) => (
          <tr key={no} data-cited={cited.has(no) ? '' : undefined}>
            <Tick side="a" no={no} ticks={ticks.a} />
            <Box as="td" paddingInline="2">
              <Box as="span" color="textMuted" fontVariantNumeric="tabular-nums">
                {no}
              </Box>{' '}
              {t(circumstanceMessages[`c${no}` as const])}
            </Box>
            <Tick side="b" no={no} ticks={ticks.b} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <Count of={ticks.a} />
          <Box as="td" textAlign="center" color="textMuted">
            {t(tableMessages.ticked)}
          </Box>
          <Count of={ticks.b} />
        </tr>
      </tfoot>
    </Box>
  );
}

/** One box to tick, named by its column and its words. */
function Tick({ side, no, ticks }: { side: SideOfForm; no: Circumstance; ticks: Ticks }) {
  const { formatMessage: t } = useIntl();
  const name = [side.toUpperCase(), no, t(circumstanceMessages[`c${no}` as const])].join(' ');
  return (
    <Box
      as="td"
      width="9"
      background={sideLooks[side].background}
      data-box={writtenBox({ box: 12, of: side, circumstance: no })}
    >
      <Flex justifyContent="center">
        <CheckboxField
          label={<VisuallyHidden>{name}</VisuallyHidden>}
          data-row={no}
          data-side={side}
          checked={ticks.has(no)}
          onChange={({ target }) => ticks.set(no, target.checked)}
        />
      </Flex>
    </Box>
  );
}

const Count = ({ of }: { of: Ticks }) => (
  <Box as="td" textAlign="center" fontWeight="strong">
    {of.count}
  </Box>
);

type Ticks = { count: number; has: (no: number) => boolean; set: (no: number, isTicked: boolean) => void };

function useTicks(side: SideOfForm): Ticks {
  const { field } = useController<Record<string, number[]>>({ name: `${side}.circumstances` });
  const ticked = field.value;
  return {
    count: ticked.length,
    has: (no) => ticked.includes(no),
    set: (no, isTicked) => field.onChange(withTick(ticked, no, isTicked)),
  };
}

/** Arrows walk over the ticks; A and B tick the row for either column. */
function walk(event: KeyboardEvent<HTMLElement>, ticks: Record<SideOfForm, Ticks>): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLInputElement) || target.dataset['row'] === undefined) return;
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const row = Number(target.dataset['row']);
  const side = target.dataset['side'] === 'b' ? 'b' : 'a';
  const letter = key.toLowerCase();
  if (letter === 'a' || letter === 'b') {
    event.preventDefault();
    ticks[letter].set(row, !ticks[letter].has(row));
    return;
  }
  const [nextRow, nextSide] =
    key === 'ArrowDown'
      ? [row + 1, side]
      : key === 'ArrowUp'
        ? [row - 1, side]
        : key === 'ArrowLeft'
          ? [row, 'a']
          : key === 'ArrowRight'
            ? [row, 'b']
            : [row, side];
  if (nextRow === row && nextSide === side) return;
  event.preventDefault();
  currentTarget.querySelector<HTMLElement>(`input[data-row="${nextRow}"][data-side="${nextSide}"]`)?.focus();
}
