import { chakra, Listbox, useListboxStyles } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';
import { StatusChip } from '../feedback/status-chip.tsx';
import { Icon } from '../icon/icon.tsx';
import { KeyCaps } from '../shortcut/key-caps.tsx';
import type { Command, CommandGroup } from './command.ts';

export type CommandListProps = {
  label: string;
  groups: readonly CommandGroup[];
  active: Command | undefined;
};

/** The commands by kind; the focus stays in the field. */
export function CommandList({ label, groups, active }: CommandListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    function keepActiveInSight() {
      list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
    },
    [active],
  );
  return (
    <Listbox.Content
      ref={list}
      aria-label={label}
      // The library would name a label that is not there.
      aria-labelledby=""
      tabIndex={-1}
      onMouseDownCapture={(event) => {
        // The library would move the focus from the field to the list.
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {groups.map((group) => (
        <Listbox.ItemGroup key={group.label}>
          <Listbox.ItemGroupLabel>{group.label}</Listbox.ItemGroupLabel>
          {group.commands.map((command) => (
            <Listbox.Item
              key={command.id}
              item={command}
              highlightOnHover
              // What Enter runs is what is chosen: the palette itself keeps no choice.
              aria-selected={command === active}
            >
              <Words command={command} />
            </Listbox.Item>
          ))}
        </Listbox.ItemGroup>
      ))}
    </Listbox.Content>
  );
}

function Words({ command: { icon, label, lang, hint, keys, status } }: { command: Command }) {
  const styles = useListboxStyles();
  return (
    <>
      {icon && <Icon name={icon} />}
      <Listbox.ItemText>
        <span lang={lang}>{label}</span> {hint && <small>{hint}</small>}
      </Listbox.ItemText>
      {status && <StatusChip {...status} />}
      {keys && (
        <chakra.span css={styles['keys']}>
          <KeyCaps keys={keys.slice(0, 1)} />
        </chakra.span>
      )}
    </>
  );
}
