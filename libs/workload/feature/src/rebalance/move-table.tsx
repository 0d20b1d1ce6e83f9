import { Box, CellLine, DataTable, Text, type Column } from '@dosar/design-system';
import { formatPlate } from '@dosar/kernel/plates';
import type { Schema } from '@dosar/openapi';
import { percentOf } from '@dosar/workload-domain';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import type { PersonLoad, PlannedMove } from './use-plan.ts';

type MoveTableProps = {
  moves: readonly PlannedMove[];
  loads: readonly PersonLoad[];
  openId: string | undefined;
  onOpen: (assignmentId: string) => void;
  /** Absent once the moves were made. */
  onChoose: ((wanted: ReadonlySet<string>) => void) | undefined;
};

/** The proposed moves, each with from whom, to whom and why; a move without its tick is not made. */
export function MoveTable({ moves, loads, openId, onOpen, onChoose }: MoveTableProps) {
  const { formatMessage: t } = useIntl();
  const nameOf = (userId: string) =>
    loads.find(({ person }) => person.user_id === userId)?.person.full_name ?? '';
  const columns: Column<PlannedMove>[] = [
    {
      key: 'work',
      header: t(messages.work),
      always: true,
      onPhone: 'title',
      cell: (move) => (
        <Box>
          <Text as="span" display="block">
            {move.claim_file_no}
          </Text>
          <Text as="span" tone="muted" size="sm">
            {[move.plate && formatPlate(move.plate), move.name].filter(Boolean).join(' · ')}
          </Text>
        </Box>
      ),
    },
    {
      key: 'people',
      header: t(messages.fromWhomToWhom),
      cell: (move) => <FromTo from={nameOf(move.from_user_id)} to={nameOf(move.to_user_id)} />,
    },
    {
      key: 'why',
      header: t(messages.why),
      cell: (move) => <Why move={move} loads={loads} />,
    },
  ];
  return (
    <DataTable
      caption={t(messages.moves)}
      columns={columns}
      rows={moves}
      rowKey={(move) => move.assignment_id}
      openKey={openId}
      onOpen={(move) => onOpen(move.assignment_id)}
      {...(onChoose && {
        selection: {
          selected: new Set(moves.flatMap((move) => (move.isWanted ? move.assignment_id : []))),
          onSelect: onChoose,
        },
      })}
      card={(move) => (
        <Box width="full">
          <CellLine>
            <Text as="span" fontWeight="strong">
              {move.claim_file_no}
            </Text>
            <Text as="span" tone="muted" size="sm">
              {move.plate !== null && formatPlate(move.plate)}
            </Text>
          </CellLine>
          <FromTo from={nameOf(move.from_user_id)} to={nameOf(move.to_user_id)} />
          <Why move={move} loads={loads} />
        </Box>
      )}
      empty={<Text tone="muted">{t(messages.noMoves)}</Text>}
    />
  );
}

function FromTo({ from, to }: { from: string; to: string }) {
  return (
    <Box>
      <Text as="span" display="block" tone="muted">
        {from}
      </Text>
      <Text as="span" fontWeight="strong">
        → {to}
      </Text>
    </Box>
  );
}

function Why({ move, loads }: { move: PlannedMove; loads: readonly PersonLoad[] }) {
  const { formatMessage: t } = useIntl();
  const getter = loads.find(({ person }) => person.user_id === move.to_user_id);
  return (
    <Box>
      <Text as="span" display="block">
        {t(messages.rule, {
          rule: move.isChosen ? 'chosen' : move.rule,
          percent: getter ? percentOf(getter.before, getter.person.capacity_points) : 0,
        })}
      </Text>
      {move.needs_note && (
        <Text as="span" size="sm" color="warning">
          {t(move.note.trim() === '' ? messages.wantsNote : messages.noteIsThere)}
        </Text>
      )}
    </Box>
  );
}

/** Work that a rule keeps where it is, each with its reason. */
export function StayTable({
  proposal,
}: {
  proposal: Pick<Schema<'Rebalance'>, 'stays' | 'stay_count' | 'people'>;
}) {
  const { formatMessage: t } = useIntl();
  const { stays, people } = proposal;
  if (stays.length === 0) return null;
  const columns: Column<Schema<'RebalanceStay'>>[] = [
    {
      key: 'work',
      header: t(messages.work),
      always: true,
      onPhone: 'title',
      cell: (stay) => stay.claim_file_no,
    },
    {
      key: 'owner',
      header: t(messages.owner),
      cell: (stay) => people.find((person) => person.user_id === stay.from_user_id)?.full_name ?? '',
    },
    { key: 'why', header: t(messages.why), cell: (stay) => t(messages.stays, { reason: stay.reason }) },
  ];
  return (
    <Box as="details">
      <Box as="summary" cursor="pointer" minHeight="var(--dosar-control)" paddingBlock="2">
        {t(messages.stayCount, { count: proposal.stay_count })}
      </Box>
      <DataTable
        caption={t(messages.stayCount, { count: proposal.stay_count })}
        columns={columns}
        rows={stays}
        rowKey={(stay) => stay.assignment_id}
      />
    </Box>
  );
}
