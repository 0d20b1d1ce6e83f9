import { useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { Choice } from './choice.ts';

export type ChoiceListProps = {
  id: string;
  labelledBy: string;
  choices: readonly Choice[];
  value: string;
  active: number;
  onActive: (index: number) => void;
  onChoose: (choice: Choice) => void;
  /** Stands in the list when nothing matches. */
  nothing: string;
  /** Makes that line one that can be chosen: it asks again. */
  onRetry?: (() => void) | undefined;
};

/** The id of one line, by which the field tells which one is active. */
export function choiceId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

const spaceForList = 330;

/** The open list of a combobox; the focus stays in the field. */
export function ChoiceList({
  id,
  labelledBy,
  choices,
  value,
  active,
  onActive,
  onChoose,
  nothing,
  onRetry,
}: ChoiceListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [isAbove, setAbove] = useState(false);

  useLayoutEffect(function openWhereThereIsRoom() {
    const field = list.current?.parentElement?.getBoundingClientRect();
    if (field) setAbove(innerHeight - field.bottom < spaceForList && field.top > innerHeight - field.bottom);
  }, []);

  useLayoutEffect(
    function keepActiveInSight() {
      list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
    },
    [active],
  );

  return (
    <div ref={list} id={id} role="listbox" aria-labelledby={labelledBy} data-above={isAbove ? '' : undefined}>
      {choices.map((choice, index) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys, as ARIA asks of a combobox
        <div
          key={choice.value}
          id={choiceId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={choice.value === value}
          aria-disabled={choice.disabled || undefined}
          data-active={index === active ? '' : undefined}
          onMouseMove={() => onActive(index)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(choice)}
        >
          <span>
            {choice.label} {choice.hint && <small>{choice.hint}</small>}
          </span>
          {choice.value === value && <Icon name="check" />}
        </div>
      ))}
      {choices.length === 0 && (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys, as ARIA asks of a combobox
        <div
          id={choiceId(id, 0)}
          role="option"
          tabIndex={-1}
          aria-selected={false}
          aria-disabled={onRetry ? undefined : true}
          data-active={onRetry && ''}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onRetry}
        >
          {nothing}
          {onRetry && <Icon name="refresh" />}
        </div>
      )}
    </div>
  );
}
