import { chakra, createListCollection, Listbox, useListboxStyles, VisuallyHidden } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icon/icon.tsx';
import { KeyCaps } from '../shortcut/key-caps.tsx';
import { matchChoices } from '../field/match-choices.ts';
import { CommandList } from './command-list.tsx';
import { commandRecipe } from './command-recipe.ts';
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
  const [activeId, setActiveId] = useState<string>();

  const shown = groups
    .map((group) => (group.isFound ? group : { ...group, commands: matchChoices(group.commands, text) }))
    .filter(({ commands }) => commands.length > 0);
  const commands = shown.flatMap((group) => group.commands);
  // What is found later comes below; whatever was active stays so.
  const active = commands.find(({ id }) => id === activeId) ?? commands[0];

  const collection = createListCollection({ items: commands, itemToValue: ({ id }) => id });
  const moveBy = (lines: number) => {
    const at = active ? commands.indexOf(active) : -1;
    setActiveId(commands[Math.min(Math.max(at + lines, 0), commands.length - 1)]?.id);
  };

  return (
    <Listbox.Root
      recipe={commandRecipe}
      loopFocus
      value={[]}
      highlightedValue={active?.id ?? null}
      onHighlightChange={({ highlightedValue }) => highlightedValue && setActiveId(highlightedValue)}
      onSelect={({ value }) => {
        const chosen = commands.find(({ id }) => id === value);
        if (chosen) onChoose(chosen);
      }}
      {...{ collection }}
    >
      <Field>
        <Icon name="search" />
        <Listbox.Input
          role="combobox"
          aria-label={label}
          aria-expanded
          maxLength={100}
          placeholder={placeholder}
          value={text}
          onChange={(event) => {
            setActiveId(undefined);
            onTextChange(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'PageDown' && event.key !== 'PageUp') return;
            event.preventDefault();
            moveBy(event.key === 'PageDown' ? page : -page);
          }}
        />
        <KeyCaps keys={['Esc']} />
      </Field>
      <CommandList groups={shown} {...{ label, active }} />
      <Status>
        {note}{' '}
        {commands.length > 0 ? (
          <VisuallyHidden>{t(messages.results, { count: commands.length })}</VisuallyHidden>
        ) : (
          !note && t(messages.nothing, { text })
        )}
      </Status>
    </Listbox.Root>
  );
}

function Field({ children }: { children: ReactNode }) {
  return <chakra.div css={useListboxStyles()['field']}>{children}</chakra.div>;
}

function Status({ children }: { children: ReactNode }) {
  return (
    <chakra.div role="status" css={useListboxStyles()['status']}>
      {children}
    </chakra.div>
  );
}
