import type { ReactNode } from 'react';
import type { Choice } from '../field/choice.ts';

export type EntryChoiceProps = {
  cell: string;
  label: string;
  value: string;
  choices: readonly Choice[];
  /** What the cell shows of the choice. */
  children: ReactNode;
  onChoose: (value: string) => void;
  isReadOnly?: boolean;
  /** Of a column that is not there where the room is needed for the others. */
  isExtra?: boolean;
};

/** A cell with one of a few values; a letter chooses the next that begins with it. */
export function EntryChoice({
  cell,
  label,
  value,
  choices,
  children,
  onChoose,
  isReadOnly,
  isExtra,
}: EntryChoiceProps) {
  return (
    <td data-extra={isExtra ? '' : undefined}>
      {children}
      {!isReadOnly && (
        <select
          data-cell={cell}
          aria-label={label}
          value={value}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </td>
  );
}
