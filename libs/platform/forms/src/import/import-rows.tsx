import {
  Banner,
  Box,
  Button,
  FilterTabs,
  Flex,
  Grid,
  Stack,
  StatusChip,
  Text,
  type Phase,
} from '@dosar/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ImportMending, ImportOutcome, ImportRow, ImportTold } from './import-told.ts';
import { messages, outcomeWords } from './messages.ts';

type ImportRowsProps = Pick<ImportTold<string>, 'counts' | 'rows'> & {
  /** A row that is left out keeps the others from being taken over. */
  isAllOrNothing?: boolean;
  /** Saves the rows that are left out; absent where the file is not at hand. */
  onDownload?: (() => void) | undefined;
  /** What a row that is left out most likely should say, by its number. */
  mendingOf?: (line: number) => ImportMending | undefined;
  onMend?: (mending: ImportMending) => void;
};

const phases: Record<ImportOutcome, Phase> = {
  left_out: 'late',
  new: 'new',
  changed: 'active',
  ended: 'waiting',
  unchanged: 'done',
};
const order = Object.keys(phases);
const drawnAtOnce = 100;
const everyRow = 'all';

/** What becomes of the rows, with how many each; what is left out stands first and says why. */
export function ImportRows(props: ImportRowsProps) {
  const { counts, rows, isAllOrNothing = false, onDownload, mendingOf, onMend } = props;
  const { formatMessage: t, formatNumber } = useIntl();
  const [shown, setShown] = useState<string>(everyRow);
  const [why, setWhy] = useState<string>(everyRow);
  const [drawn, setDrawn] = useState(drawnAtOnce);
  const leftOut = rows.filter(({ outcome }) => outcome === 'left_out');
  const reasons = [...new Set(leftOut.map(({ note }) => note))];
  const wanted = rows
    .filter(({ outcome }) => shown === everyRow || outcome === shown)
    .filter(({ note }) => shown !== 'left_out' || !reasons.includes(why) || note === why)
    .toSorted((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome) || (a.line ?? 0) - (b.line ?? 0));
  // Of a large file the server lists the first rows of each kind.
  const all = counts.reduce(
    (sum, { outcome, count }) => (shown === everyRow || outcome === shown ? sum + count : sum),
    0,
  );
  const unlisted = reasons.includes(why) ? 0 : all - wanted.length;
  const show = (outcome: string) => {
    setShown(outcome);
    setWhy(everyRow);
    setDrawn(drawnAtOnce);
  };
  return (
    <Stack gap="2">
      <FilterTabs
        label={t(messages.rowsOf)}
        selected={shown}
        onSelect={show}
        tabs={[
          { id: everyRow, label: t(messages.all) },
          ...counts.map(({ outcome, count }) => ({
            id: outcome,
            label: t(outcomeWords[outcome]),
            count: formatNumber(count),
          })),
        ]}
      />
      {leftOut.length > 0 && isAllOrNothing && <Banner tone="danger" title={t(messages.leftOutStops)} />}
      {shown === 'left_out' && reasons.length > 1 && (
        <FilterTabs
          label={t(messages.whyOf)}
          selected={reasons.includes(why) ? why : everyRow}
          onSelect={setWhy}
          tabs={[
            { id: everyRow, label: t(messages.all), count: formatNumber(leftOut.length) },
            ...reasons.map((note) => ({
              id: note,
              label: note,
              count: formatNumber(leftOut.filter((row) => row.note === note).length),
            })),
          ]}
        />
      )}
      {leftOut.length > 0 && (
        <LeftOutActs counts={counts} isAllOrNothing={isAllOrNothing} onDownload={onDownload} />
      )}
      <Box role="status">
        {/* What scrolls can be reached with the keyboard. */}
        <Box
          as="ul"
          aria-label={t(messages.rowsOf)}
          tabIndex={0}
          listStyleType="none"
          maxHeight="40vh"
          overflowY="auto"
        >
          {wanted.slice(0, drawn).map((row) => (
            <Row
              key={`${row.line} ${row.outcome} ${row.text}`}
              row={row}
              mending={row.outcome === 'left_out' ? mendingOf?.(row.line ?? 0) : undefined}
              onMend={onMend}
            />
          ))}
        </Box>
      </Box>
      {unlisted > 0 && wanted.length <= drawn && (
        <Text tone="muted">{t(messages.unlisted, { count: unlisted })}</Text>
      )}
      {wanted.length > drawn && (
        <Box>
          <Button onClick={() => setDrawn(drawn + drawnAtOnce)}>{t(messages.more)}</Button>
        </Box>
      )}
    </Stack>
  );
}

type LeftOutActsProps = Pick<ImportRowsProps, 'counts'> & {
  isAllOrNothing: boolean;
  onDownload: (() => void) | undefined;
};

function LeftOutActs({ counts, isAllOrNothing, onDownload }: LeftOutActsProps) {
  const { formatMessage: t } = useIntl();
  const hasOthers =
    !isAllOrNothing && counts.some(({ outcome, count }) => outcome !== 'left_out' && count > 0);
  return (
    <Flex gap="3" alignItems="center" flexWrap="wrap">
      {hasOthers && <Text tone="muted">{t(messages.leftOutStays)}</Text>}
      {onDownload && (
        <Button icon="download" onClick={onDownload}>
          {t(messages.downloadLeftOut)}
        </Button>
      )}
    </Flex>
  );
}

type RowProps = {
  row: ImportRow;
  mending: ImportMending | undefined;
  onMend: ((mending: ImportMending) => void) | undefined;
};

function Row({ row: { line, text, outcome, note }, mending, onMend }: RowProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Grid
      as="li"
      columnGap="3"
      paddingBlock="1"
      borderBottomWidth="1px"
      alignItems="center"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '9.5rem minmax(0, 1fr) minmax(0, 1fr)' }}
    >
      <span>
        <StatusChip label={t(outcomeWords[outcome])} phase={phases[outcome]} />
      </span>
      <Box as="span" overflowWrap="anywhere">
        {line === null ? text : t(messages.row, { line, text })}
      </Box>
      <Flex as="span" gap="2" alignItems="center" flexWrap="wrap" justifyContent="space-between">
        <Text as="span" tone="muted">
          {note}
        </Text>
        {mending && onMend && (
          <Button onClick={() => onMend(mending)}>{t(messages.mend, { value: mending.value })}</Button>
        )}
      </Flex>
    </Grid>
  );
}
