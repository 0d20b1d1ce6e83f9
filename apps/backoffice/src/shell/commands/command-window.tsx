import type { Findings, PaletteSource } from '@dosar/areas';
import { useSession } from '@dosar/auth';
import { CommandDialog, CommandPalette, type Command } from '@dosar/design-system';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useHooksOfAreas } from '../../areas/hooks-of-areas.ts';
import { areas } from '../../generated/areas.ts';
import type { WindowProps } from '../windows/lazy-window.tsx';
import { messages } from './messages.ts';
import { rememberCommand } from './recent-commands.ts';
import { useCommandGroups } from './use-command-groups.ts';

/** The window with what the areas bring to it: all of it is there before somebody can type. */
export async function loadCommandWindow() {
  const loaded = await Promise.all(areas.map(async ({ palette }) => palette?.()));
  const sources = loaded.filter((source) => source !== undefined);
  return (props: WindowProps) => <CommandWindow {...props} sources={sources} />;
}

type CommandWindowProps = WindowProps & { sources: readonly PaletteSource[] };

/** Pages, actions and whatever the areas find, from anywhere, by typing. */
function CommandWindow({ open, onClose, sources }: CommandWindowProps) {
  const { formatMessage: t } = useIntl();
  // Carried out once the window is gone: it may open another one, or move the focus.
  const chosen = useRef<Command>(undefined);
  const carryOut = () => {
    chosen.current?.run();
    chosen.current = undefined;
  };
  const choose = (command: Command) => {
    chosen.current = command;
    onClose();
  };
  return (
    <CommandDialog open={open} title={t(messages.title)} onClose={onClose} onClosed={carryOut}>
      {open && <Commands onChoose={choose} sources={sources} />}
    </CommandDialog>
  );
}

type CommandsProps = Pick<CommandWindowProps, 'sources'> & { onChoose: (command: Command) => void };

function Commands({ onChoose, sources }: CommandsProps) {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  const [text, setText] = useState('');
  const choose = (command: Command) => {
    if (command.keepsOpen) return command.run();
    if (profile) rememberCommand(profile, command.id);
    onChoose(command);
  };
  const groups = useCommandGroups(text, sources);
  const found = useHooksOfAreas(
    sources.map(({ useFindings = findsNothing }) => useFindings),
    text,
    choose,
  );
  return (
    <CommandPalette
      label={t(messages.field)}
      placeholder={t(messages.placeholder)}
      text={text}
      onTextChange={setText}
      groups={[...groups, ...found.flatMap((it) => it.groups)]}
      note={found.find((it) => it.note !== undefined)?.note}
      onChoose={choose}
    />
  );
}

const findsNothing = (): Findings => ({ groups: [], note: undefined });
