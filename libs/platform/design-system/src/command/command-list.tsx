import { useLayoutEffect, useRef } from 'react';
import { StatusChip } from '../feedback/status-chip.tsx';
import { Icon } from '../icon/icon.tsx';
import { KeyCaps } from '../shortcut/key-caps.tsx';
import type { Command, CommandGroup } from './command.ts';

/** The id of the line of a command, by which the field tells which one is active. */
export function commandId(listId: string, { id }: Command): string {
  return `${listId}-${id}`;
}

export type CommandListProps = {
  id: string;
  label: string;
  groups: readonly CommandGroup[];
  active: Command | undefined;
  onActive: (command: Command) => void;
  onChoose: (command: Command) => void;
};

/** The commands by kind; the focus stays in the field. */
export function CommandList({ id, label, groups, active, onActive, onChoose }: CommandListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    function keepActiveInSight() {
      list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
    },
    [active],
  );
  return (
    <div ref={list} id={id} role="listbox" aria-label={label}>
      {groups.map((group) => (
        <div key={group.label} role="group" aria-label={group.label}>
          <div data-slot="group" aria-hidden>
            {group.label}
          </div>
          {group.commands.map((command) => (
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys, as ARIA asks of a combobox
            <div
              key={command.id}
              id={commandId(id, command)}
              role="option"
              tabIndex={-1}
              aria-selected={command === active}
              onMouseMove={() => onActive(command)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(command)}
            >
              <Words command={command} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function Words({ command: { icon, label, lang, hint, keys, status } }: { command: Command }) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span data-slot="words">
        <span lang={lang}>{label}</span> {hint && <small>{hint}</small>}
      </span>
      {status && <StatusChip {...status} />}
      {keys && (
        <span data-slot="keys">
          <KeyCaps keys={keys.slice(0, 1)} />
        </span>
      )}
    </>
  );
}
