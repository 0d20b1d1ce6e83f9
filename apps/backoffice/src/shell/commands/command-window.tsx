import { useFoundFiles } from '@dosar/assignments-feature/find-file';
import { useSession } from '@dosar/auth';
import { CommandDialog, CommandPalette, type Command } from '@dosar/design-system';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WindowProps } from '../windows/lazy-window.tsx';
import { messages } from './messages.ts';
import { rememberCommand } from './recent-commands.ts';
import { useCommandGroups } from './use-command-groups.ts';

/** Pages, actions and claim files from anywhere, found by typing. */
export function CommandWindow({ open, onClose }: WindowProps) {
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
      {open && <Commands onChoose={choose} />}
    </CommandDialog>
  );
}

function Commands({ onChoose }: { onChoose: (command: Command) => void }) {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  const [text, setText] = useState('');
  const choose = (command: Command) => {
    if (command.keepsOpen) return command.run();
    if (profile) rememberCommand(profile, command.id);
    onChoose(command);
  };
  const groups = useCommandGroups(text);
  const found = useFoundFiles(text, choose);
  return (
    <CommandPalette
      label={t(messages.field)}
      placeholder={t(messages.placeholder)}
      text={text}
      onTextChange={setText}
      groups={[...groups, ...found.groups]}
      note={found.note}
      onChoose={choose}
    />
  );
}
