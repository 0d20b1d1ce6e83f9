import { useShortcuts } from '@dosar/design-system';
import { useNavigate } from 'react-router';
import { messages as commandMessages } from './commands/messages.ts';
import { messages } from './shortcuts/messages.ts';
import { useOpenWindow } from './windows/open-window.ts';

/** The keys that hold on every page of the staff; those that lead to a page are named as its item of the menu. */
export function useShellShortcuts(): void {
  const openWindow = useOpenWindow();
  const navigate = useNavigate();
  const goTo = (address: string) => () => void navigate(address);
  const everywhere = { scope: 'everywhere' } as const;
  useShortcuts([
    {
      id: 'commands',
      keys: ['mod+k'],
      label: commandMessages.title,
      run: () => openWindow('commands'),
      ...everywhere,
    },
    {
      id: 'shortcuts',
      keys: ['?'],
      label: messages.title,
      run: () => openWindow('shortcuts'),
      ...everywhere,
    },
    { id: 'search', keys: ['/'], label: messages.toSearch, run: goTo('/search'), ...everywhere },
    {
      id: 'shortlist',
      keys: ['g d'],
      label: messages.toDashboard,
      run: goTo('/assignments/shortlist'),
      ...everywhere,
    },
    {
      id: 'worklist',
      keys: ['g t'],
      label: messages.toTasks,
      run: goTo('/assignments/worklist'),
      ...everywhere,
    },
  ]);
}
