import { Box, CellLine, DataTable, Text, type Column } from '@dosar/design-system';
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
  const { cell } = useFigures();
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
        <Text
          as="span"
          fontVariantNumeric="tabular-nums"
          color={tone === 'bad' && (line.values[index] ?? 0) > 0 ? 'danger' : undefined}
          fontWeight={line === answer.total ? 'strong' : undefined}
        >
          {cell(line.values[index], unit)}
        </Text>
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
  const { cell } = useFigures();
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
            {cell(line.values[index], unit)}
          </Text>
        </CellLine>
      ))}
    </Box>
  );
}
