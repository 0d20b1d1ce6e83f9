import { useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

/** Something that is found by typing. */
export type EntryFinding = { value: string; label: string; hint?: string };

export type EntryLookupProps = {
  cell: string;
  label: string;
  value: string;
  placeholder?: string | undefined;
  /** What a text finds, the best first. */
  find: (typed: string) => readonly EntryFinding[];
  /** One was chosen from what was found, or none and a text of one's own stands. */
  onTake: (typed: string, found: EntryFinding | undefined) => void;
  isReadOnly?: boolean;
  /** What stands before the field, such as who has changed the line. */
  mark?: ReactNode;
};

/** A cell that finds what is meant while it is typed: arrows choose, Enter and Tab take it. */
export function EntryLookup(props: EntryLookupProps) {
  const { cell, label, value, placeholder, find, onTake, isReadOnly, mark } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  /** The text that is searched for; `undefined` while the list is closed. */
  const [sought, seek] = useState<string>();
  // Searched again when the choices load after the text was typed.
  const found = useMemo(() => (sought === undefined ? [] : find(sought)), [find, sought]);
  const [active, setActive] = useState(0);
  useLayoutEffect(
    function showValue() {
      if (field.current) field.current.value = value;
    },
    [value],
  );
  const close = () => seek(undefined);
  const take = (choice: EntryFinding | undefined) => {
    const typed = field.current?.value.trim() ?? '';
    close();
    if (choice) {
      if (field.current) field.current.value = choice.label;
      onTake(choice.label, choice);
    } else if (typed !== value) onTake(typed, undefined);
  };
  const follow = (event: KeyboardEvent) => {
    if (found.length === 0) {
      if (event.key === 'Enter') take(undefined);
      return;
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + found.length) % found.length);
      event.preventDefault();
    } else if (event.key === 'Enter') {
      take(found[active]);
      event.preventDefault();
    } else if (event.key === 'Tab') take(found[active]);
    else if (event.key === 'Escape') {
      close();
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return (
    <td>
      {mark}
      <input
        ref={field}
        data-cell={cell}
        role="combobox"
        aria-label={label}
        aria-expanded={found.length > 0}
        aria-controls={found.length > 0 ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
        defaultValue={value}
        placeholder={placeholder}
        readOnly={isReadOnly}
        autoComplete="off"
        maxLength={120}
        onChange={(event) => {
          seek(event.currentTarget.value);
          setActive(0);
        }}
        onBlur={() => take(undefined)}
        onKeyDown={follow}
      />
      {found.length > 0 && (
        <div role="listbox" id={id} aria-label={label}>
          {found.map((finding, index) => (
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard stays in the field
            <div
              key={finding.value}
              role="option"
              tabIndex={-1}
              id={`${id}-${index}`}
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(finding)}
            >
              {finding.label}
              {finding.hint !== undefined && <small>{finding.hint}</small>}
            </div>
          ))}
        </div>
      )}
    </td>
  );
}
