import { VisuallyHidden } from '@chakra-ui/react';
import { useId, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icon/icon.tsx';
import { KeyCaps } from '../shortcut/key-caps.tsx';
import { matchChoices } from '../field/match-choices.ts';
import { CommandList, commandId } from './command-list.tsx';
import { CommandRoot } from './command-recipe.ts';
import type { Command, CommandGroup } from './command.ts';
import { messages } from './messages.ts';

export type CommandPaletteProps = {
  /** Names the field and its list for screen readers. */
  label: string;
  placeholder: string;
  text: string;
  onTextChange: (text: string) => void;
  groups: readonly CommandGroup[];
  /** How the search of a server stands, where there is something to say about it. */
  note?: string | undefined;
  onChoose: (command: Command) => void;
};

const page = 8;

/** A field and all that can be done, found by typing; diacritics do not matter. */
export function CommandPalette(props: CommandPaletteProps) {
  const { label, placeholder, text, onTextChange, groups, note, onChoose } = props;
  const { formatMessage: t } = useIntl();
  const listId = useId();
  const [activeId, setActiveId] = useState<string>();

  const shown = groups
    .map((group) => (group.isFound ? group : { ...group, commands: matchChoices(group.commands, text) }))
    .filter(({ commands }) => commands.length > 0);
  const commands = shown.flatMap((group) => group.commands);
  // What is found later comes below; whatever was active stays so.
  const active = commands.find(({ id }) => id === activeId) ?? commands[0];

  const moveTo = (index: number) => setActiveId(commands[index]?.id);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = active ? commands.indexOf(active) : -1;
    const last = commands.length - 1;
    if (event.key === 'ArrowDown') moveTo(at === last ? 0 : at + 1);
    else if (event.key === 'ArrowUp') moveTo(at <= 0 ? last : at - 1);
    else if (event.key === 'PageDown') moveTo(Math.min(at + page, last));
    else if (event.key === 'PageUp') moveTo(Math.max(at - page, 0));
    else if (event.key === 'Enter') {
      if (active && !event.nativeEvent.isComposing) onChoose(active);
    } else return;
    event.preventDefault();
  };

  return (
    <CommandRoot>
      <div data-slot="field">
        <Icon name="search" />
        <input
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={active && commandId(listId, active)}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          {...{ placeholder, onKeyDown }}
          value={text}
          onChange={(event) => {
            setActiveId(undefined);
            onTextChange(event.target.value);
          }}
        />
        <KeyCaps keys={['Esc']} />
      </div>
      <CommandList
        id={listId}
        groups={shown}
        onActive={({ id }) => setActiveId(id)}
        {...{ label, active, onChoose }}
      />
      <div role="status">
        {note}{' '}
        {commands.length > 0 ? (
          <VisuallyHidden>{t(messages.results, { count: commands.length })}</VisuallyHidden>
        ) : (
          !note && t(messages.nothing, { text })
        )}
      </div>
    </CommandRoot>
  );
}
