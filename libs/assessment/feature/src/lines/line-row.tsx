import {
  EntryBadge,
  EntryChoice,
  EntryLookup,
  EntryText,
  EntryValue,
  type EntryFinding,
} from '@dosar/design-system';
import { baniOf, typedAmount } from '@dosar/forms/amount';
import { useAmounts } from '@dosar/i18n/amounts';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { cellMessages as messages } from './cell-messages.ts';
import { operationCodes, sourceCodes, type LineChoices } from './line-choices.ts';
import { ChangedBy, LineFlags, type Severity } from './line-flags.tsx';
import { readHundredths, typedHundredths, type LineValues, type NumberField } from './line-values.ts';
import type { DraftLine } from './note-lines.ts';

/** What all rows share; the same object as long as the language and the list of parts stay. */
export type RowWorld = {
  choices: LineChoices;
  zones: readonly { value: string; label: string }[];
  zoneName: (zone: string) => string;
  find: (typed: string) => readonly EntryFinding[];
  change: (guid: string, patch: Partial<LineValues>) => void;
  takePart: (guid: string, typed: string, code: string | undefined) => void;
  /** What is done to a part, with what usually comes with it. */
  takeOperation: (guid: string, chosen: Partial<LineValues>) => void;
  takeZone: (guid: string, zone: string) => void;
  openHistory: (guid: string) => void;
};

export type LineRowProps = {
  line: DraftLine;
  no: number;
  totalBani: number;
  severity: Severity;
  isCurrent: boolean;
  isSelected: boolean;
  isReadOnly: boolean;
  world: RowWorld;
};

/** A line of the note. Only the one that changed is rendered again. */
export const LineRow = memo(MemoLineRow);

function MemoLineRow(props: LineRowProps) {
  const { line, no, totalBani, severity, isCurrent, isSelected, isReadOnly, world } = props;
  const { formatMessage: t } = useIntl();
  const { amount } = useAmounts();
  const { itemGuid: guid, values } = line;
  return (
    <tr
      data-row={guid}
      aria-rowindex={no + 1}
      data-current={isCurrent ? '' : undefined}
      data-selected={isSelected ? '' : undefined}
      data-tone={values.is_preexisting ? 'past' : severity === 'error' ? 'danger' : undefined}
    >
      <td>
        <EntryValue data-faint="">{no}</EntryValue>
      </td>
      <OperationCell {...props} />
      <EntryLookup
        cell="part"
        label={t(messages.partOf, { no })}
        value={values.part_name}
        placeholder={t(messages.typePart)}
        find={world.find}
        isReadOnly={isReadOnly}
        onTake={(typed, found) => world.takePart(guid, typed, found?.value)}
        mark={<ChangedBy line={line} />}
      />
      <PlaceCells {...props} />
      <NumberCell {...props} field="unit_price_bani" label={t(messages.priceOf, { no })} />
      <NumberCell {...props} field="labour_hundredths" label={t(messages.labourOf, { no })} />
      <NumberCell {...props} field="paint_hundredths" label={t(messages.paintOf, { no })} />
      <td data-align="end">
        <EntryValue data-sum="">{amount(totalBani)}</EntryValue>
      </td>
      <td>
        <LineFlags line={line} no={no} severity={severity} onHistory={() => world.openHistory(guid)} />
      </td>
    </tr>
  );
}

function OperationCell({ line: { itemGuid, values }, no, isReadOnly, world }: LineRowProps) {
  const { formatMessage: t } = useIntl();
  return (
    <EntryChoice
      cell="operation"
      label={t(messages.operationOf, { no })}
      value={values.operation}
      choices={world.choices.operations}
      isReadOnly={isReadOnly}
      onChoose={(chosen) => {
        const operation = operationCodes.find((code) => code === chosen);
        if (operation) world.takeOperation(itemGuid, { operation, ...partOf(operation, values) });
      }}
    >
      <EntryBadge aria-hidden={!isReadOnly}>{world.choices.shortOperation(values.operation)}</EntryBadge>
    </EntryChoice>
  );
}

/** Where the part is, and where a new one comes from. */
function PlaceCells({ line: { itemGuid, values }, no, isReadOnly, world }: LineRowProps) {
  const { formatMessage: t } = useIntl();
  const { sources } = world.choices;
  return (
    <>
      <EntryChoice
        cell="zone"
        label={t(messages.zoneOf, { no })}
        value={values.zone ?? ''}
        choices={world.zones}
        isReadOnly={isReadOnly}
        onChoose={(zone) => world.takeZone(itemGuid, zone)}
      >
        <EntryValue data-faint="">{values.zone === null ? '–' : world.zoneName(values.zone)}</EntryValue>
      </EntryChoice>
      <EntryChoice
        cell="source"
        isExtra
        label={t(messages.sourceOf, { no })}
        value={values.part_source}
        choices={sources}
        isReadOnly={isReadOnly}
        onChoose={(chosen) => {
          const source = sourceCodes.find((code) => code === chosen);
          if (source) world.change(itemGuid, { part_source: source });
        }}
      >
        <EntryValue data-faint="">
          {sources.find(({ value }) => value === values.part_source)?.label}
        </EntryValue>
      </EntryChoice>
    </>
  );
}

type NumberCellProps = LineRowProps & { field: NumberField; label: string };

function NumberCell({ line: { itemGuid, values }, isReadOnly, world, field, label }: NumberCellProps) {
  const isMoney = field === 'unit_price_bani';
  const value = values[field];
  return (
    <EntryText
      cell={field}
      label={label}
      isNumber
      isReadOnly={isReadOnly}
      value={value === 0 ? '' : isMoney ? typedAmount(value) : typedHundredths(value)}
      onCommit={(typed) => {
        const read = isMoney ? baniOf(typed.trim() === '' ? '0' : typed) : readHundredths(typed);
        if (read !== undefined) world.change(itemGuid, { [field]: read });
        return read !== undefined;
      }}
    />
  );
}

/** Only a part that is put in is bought. */
function partOf(operation: LineValues['operation'], values: LineValues): Partial<LineValues> {
  if (operation === 'replace') return values.part_source === 'none' ? { part_source: 'original' } : {};
  return { part_source: 'none', unit_price_bani: 0 };
}
