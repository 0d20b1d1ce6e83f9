import { calculateNote } from '@dosar/assessment-domain';
import { Button, DataTable, Text, type Column } from '@dosar/design-system';
import { useAmounts } from '@dosar/i18n/amounts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Note } from '../note/note-query.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import type { EstimateLine, OwnLine, ShopEstimate } from './estimate-query.ts';
import { messages } from './messages.ts';

type EstimateTableProps = {
  assignmentId: string;
  estimate: ShopEstimate;
  note: Note | null;
  isOpen: boolean;
};

/** The lines of an estimate beside ours; cards on a phone. */
export function EstimateTable({ assignmentId, estimate, note, isOpen }: EstimateTableProps) {
  const { formatMessage: t } = useIntl();
  const { amount } = useAmounts();
  const amountOrDash = (bani: number | null) => (bani === null ? '–' : amount(bani));
  const [decided, decide] = useState<EstimateLine>();
  const ours = ownLines(note);
  const ownOf = ({ item_guid: guid }: EstimateLine) => (guid === null ? undefined : ours.get(guid));
  const columns: Column<EstimateLine>[] = [
    {
      key: 'name',
      header: t(messages.line),
      always: true,
      width: '36%',
      onPhone: 'title',
      cell: ({ name }) => name,
    },
    {
      key: 'match',
      header: t(messages.match),
      width: '24%',
      cell: (line) => <MatchedLine line={line} own={ownOf(line)} />,
    },
    {
      key: 'ours',
      header: t(messages.ours),
      align: 'end',
      cell: (line) => amountOrDash(ownOf(line)?.bani ?? null),
    },
    {
      key: 'shop',
      header: t(messages.theirs),
      align: 'end',
      cell: ({ amount_bani: bani }) => amount(bani),
    },
    {
      key: 'agreed',
      header: t(messages.agreed),
      align: 'end',
      cell: ({ agreed_bani: bani }) => <b>{amountOrDash(bani)}</b>,
    },
    {
      key: 'reason',
      header: t(messages.reason),
      cell: ({ reason_code: code, reason_note: words }) =>
        [code === null ? null : t(messages.reasonName, { code }), words].filter(Boolean).join(': ') || '–',
    },
    ...(isOpen
      ? [
          {
            key: 'act',
            header: t(messages.decide),
            onPhone: 'action',
            cell: (line) => (
              <Button aria-label={t(messages.decideOf, { line: line.name })} onClick={() => decide(line)}>
                {t(messages.decide)}
              </Button>
            ),
          } satisfies Column<EstimateLine>,
        ]
      : []),
  ];
  return (
    <>
      <DataTable
        caption={t(messages.title)}
        columns={columns}
        rows={estimate.lines}
        rowKey={({ estimate_line_id: id }) => id}
      />
      {decided && (
        <DecisionDialog
          assignmentId={assignmentId}
          estimate={estimate}
          line={decided}
          ours={ours}
          onClose={() => decide(undefined)}
        />
      )}
    </>
  );
}

function ownLines(note: Note | null): ReadonlyMap<string, OwnLine> {
  if (note === null) return new Map();
  const { lines } = calculateNote(note.head, note.lines);
  return new Map(
    note.lines.map(({ item_guid: guid, values }) => [
      guid,
      { name: values.part_name, bani: lines.get(guid)?.net_bani ?? 0 },
    ]),
  );
}

type MatchedLineProps = { line: EstimateLine; own: OwnLine | undefined };

/** Which line of ours it is, and how sure that is where nobody has said so. */
function MatchedLine({ line: { confidence }, own }: MatchedLineProps) {
  const { formatMessage: t } = useIntl();
  if (!own)
    return (
      <Text as="span" tone="muted">
        {t(messages.noMatch)}
      </Text>
    );
  if (confidence === null || confidence === 100) return own.name;
  return t(messages.likely, { name: own.name, percent: confidence });
}
