import { Box, CellLine, DataTable, Flex, Text, type Column } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useFigures } from '../figure-text.ts';

type Line = Schema<'ReportLine'>;

type FiguresTableProps = {
  caption: string;
  firstColumn: string;
  answer: Schema<'ReportAnswer'>;
  lines: readonly Line[];
  openKey: string | undefined;
  onOpen: ((key: string) => void) | undefined;
};

/** Figures line by line. */
export function FiguresTable({ caption, firstColumn, answer, lines, openKey, onOpen }: FiguresTableProps) {
  const { inColumn } = useFigures();
  const columns: Column<Line>[] = [
    {
      key: 'label',
      header: firstColumn,
      always: true,
      onPhone: 'title',
      cell: (line) => (line.key === '' && line === answer.total ? <b>{line.label}</b> : line.label),
    },
    ...answer.columns.map(({ key, title, unit, tone }, index): Column<Line> => ({
      key,
      header: title,
      align: 'end',
      cell: (line) => (
        <Flex as="span" justifyContent="flex-end" alignItems="center" gap="2">
          <Text
            as="span"
            fontVariantNumeric="tabular-nums"
            color={tone === 'bad' && (line.values[index] ?? 0) > 0 ? 'danger' : undefined}
            fontWeight={line === answer.total ? 'strong' : undefined}
          >
            {inColumn(line.values[index], unit)}
          </Text>
          {unit === 'percent' && <ShareBar share={line.values[index] ?? 0} tone={tone} />}
        </Flex>
      ),
    })),
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={lines}
      rowKey={(line) => line.key || 'total'}
      openKey={openKey}
      {...(onOpen && { onOpen: (line: Line) => line !== answer.total && onOpen(line.key) })}
      card={(line) => <Card answer={answer} line={line} />}
      empty={null}
    />
  );
}

type ReportTableProps = Pick<FiguresTableProps, 'answer' | 'openKey' | 'onOpen'>;

/** The figures of a report by what its table is by, with the total at the end. */
export function ReportTable({ answer, openKey, onOpen }: ReportTableProps) {
  const by = answer.dimensions.find(({ code }) => code === answer.parameters.by)?.name ?? '';
  return (
    <FiguresTable
      caption={answer.name}
      firstColumn={by.charAt(0).toUpperCase() + by.slice(1)}
      answer={answer}
      lines={[...answer.rows, answer.total]}
      openKey={openKey}
      onOpen={onOpen}
    />
  );
}

/** A line on a phone. */
function Card({ answer, line }: { answer: Schema<'ReportAnswer'>; line: Line }) {
  const { inColumn } = useFigures();
  return (
    <Box width="full">
      <Text as="span" fontWeight="strong">
        {line.label}
      </Text>
      {answer.columns.map(({ key, title, unit }, index) => (
        <CellLine key={key}>
          <Text as="span" tone="muted" size="sm">
            {title}
          </Text>
          <Text as="span" marginInlineStart="auto" fontVariantNumeric="tabular-nums">
            {inColumn(line.values[index], unit)}
          </Text>
        </CellLine>
      ))}
    </Box>
  );
}

/** A share of a hundred as a bar, so that lines are compared at a glance; the number beside it says the rest. */
function ShareBar({ share, tone }: { share: number; tone: Schema<'ReportColumn'>['tone'] }) {
  return (
    <Box
      as="span"
      aria-hidden
      display={{ base: 'none', lg: 'inline-block' }}
      width="4.5rem"
      height="6px"
      flex="none"
      borderRadius="sm"
      overflow="hidden"
      background="surfaceSubtle"
    >
      <Box
        as="span"
        display="block"
        height="full"
        background={tone === 'bad' ? 'dangerSolid' : 'brandText'}
        style={{ width: `${Math.min(Math.max(share, 0), 100)}%` }}
      />
    </Box>
  );
}
