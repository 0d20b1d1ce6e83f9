import { Button, DataTable, Heading, HStack, PhaseGlyph, Stack, type Column } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { whomMessages } from './phase-messages.ts';
import { kindMessages } from './kind-messages.ts';
import { MoveButtons } from './move-buttons.tsx';
import { statusPlaces, stepPlaces } from './move-item.ts';
import { drawingMessages } from './drawing-messages.ts';
import { itemMessages } from './item-messages.ts';
import { listMessages } from './list-messages.ts';
import { messages } from './messages.ts';
import { stepKeyOf } from './process-answers.ts';
import type { Moves } from './use-moves.ts';
import { useProcessNames } from './use-process-names.ts';

type ProcessListsProps = {
  content: Schema<'ProcessContent'>;
  words: Schema<'ProcessWords'>;
  moves: Moves;
  chosen: string | null;
  onChoose: (key: string) => void;
  /** Whether items can be added. */
  canAdd: boolean;
  /** Puts an item in another place of its list; absent where the order cannot be changed. */
  onMove?: ((key: string, position: number) => void) | undefined;
};

/** The statuses and the steps of a process: the same as its drawing, row by row. */
export function ProcessLists({ content, words, moves, chosen, onChoose, canAdd, onMove }: ProcessListsProps) {
  const { formatMessage: t } = useIntl();
  const order = useOrderColumns(content, onMove);
  const statusColumns = [...useStatusColumns({ content, words }), ...order.statuses];
  const stepColumns = [...useStepColumns({ content, words, moves }), ...order.steps];
  return (
    <Stack gap="4">
      <HStack justifyContent="space-between">
        <Heading as="h3" size="md">
          {t(messages.statuses)}
        </Heading>
        {canAdd && (
          <Button icon="add" onClick={() => onChoose('status:')}>
            {t(messages.addStatus)}
          </Button>
        )}
      </HStack>
      <DataTable
        caption={t(messages.statuses)}
        columns={statusColumns}
        rows={content.statuses}
        rowKey={({ code }) => `status:${code}`}
        onOpen={({ code }) => onChoose(`status:${code}`)}
        openKey={chosen ?? undefined}
      />
      <HStack justifyContent="space-between">
        <Heading as="h3" size="md">
          {t(messages.steps)}
        </Heading>
        {canAdd && (
          <Button icon="add" onClick={() => onChoose('step:')}>
            {t(messages.addStep)}
          </Button>
        )}
      </HStack>
      <DataTable
        caption={t(messages.steps)}
        columns={stepColumns}
        rows={content.steps}
        rowKey={stepKeyOf}
        onOpen={(step) => onChoose(stepKeyOf(step))}
        openKey={chosen ?? undefined}
      />
    </Stack>
  );
}

/** The column that moves rows, where they can be moved. */
function useOrderColumns(content: Schema<'ProcessContent'>, onMove: ProcessListsProps['onMove']) {
  const { formatMessage: t, locale } = useIntl();
  const name = locale === 'ro' ? 'name_ro' : 'name_en';
  if (onMove === undefined) return { statuses: [], steps: [] };
  const column = { key: 'order', header: t(kindMessages.order), onPhone: 'action' } as const;
  const statuses: Column<Schema<'ProcessStatus'>>[] = [
    {
      ...column,
      cell: (status) => (
        <MoveButtons
          name={status[name]}
          {...statusPlaces(content, status.code)}
          onMove={(position) => onMove(`status:${status.code}`, position)}
        />
      ),
    },
  ];
  const steps: Column<Schema<'ProcessStep'>>[] = [
    {
      ...column,
      cell: (step) => (
        <MoveButtons
          name={step[name]}
          {...stepPlaces(content, step)}
          onMove={(position) => onMove(stepKeyOf(step), position)}
        />
      ),
    },
  ];
  return { statuses, steps };
}

type Named = Pick<ProcessListsProps, 'content' | 'words'>;

function useStatusColumns(lists: Named) {
  const { formatMessage: t } = useIntl();
  const { name, trackerOf } = useProcessNames(lists);
  const statusColumns: Column<Schema<'ProcessStatus'>>[] = [
    {
      key: 'name',
      header: t(listMessages.status),
      always: true,
      onPhone: 'title',
      cell: (status) => (
        <HStack gap="2">
          <PhaseGlyph phase={status.category_code} />
          <span>{status[name]}</span>
        </HStack>
      ),
    },
    {
      key: 'waits',
      header: t(itemMessages.waiting_on),
      cell: ({ waiting_on: whom }) => (whom === null ? '–' : t(whomMessages[whom])),
    },
    {
      key: 'time',
      header: t(listMessages.time),
      align: 'end',
      cell: ({ sla_hours: hours }) => (hours === null ? '–' : t(messages.sla, { hours })),
    },
    { key: 'tracker', header: t(listMessages.tracker), cell: ({ tracker_step: step }) => trackerOf(step) },
  ];
  return statusColumns;
}

function useStepColumns({ moves, ...lists }: Named & Pick<ProcessListsProps, 'moves'>) {
  const { formatMessage: t, formatNumber } = useIntl();
  const { name, nameOf, whoOf } = useProcessNames(lists);
  const stepColumns: Column<Schema<'ProcessStep'>>[] = [
    { key: 'from', header: t(listMessages.from), cell: ({ from_status_code: from }) => nameOf(from) },
    { key: 'step', header: t(listMessages.step), always: true, onPhone: 'title', cell: (step) => step[name] },
    { key: 'to', header: t(listMessages.to), cell: ({ to_status_code: to }) => nameOf(to) },
    {
      key: 'who',
      header: t(listMessages.who),
      cell: whoOf,
      shrinks: true,
    },
    {
      key: 'conditions',
      header: t(listMessages.conditionsColumn),
      align: 'end',
      cell: ({ conditions }) => conditions.length,
    },
    {
      key: 'effects',
      header: t(listMessages.effectsColumn),
      align: 'end',
      cell: ({ effects }) => effects.length,
    },
    {
      key: 'times',
      header: t(drawingMessages.timesColumn),
      align: 'end',
      cell: (step) => formatNumber(moves.timesOf(step) ?? 0),
    },
  ];
  return stepColumns;
}
