import { changePasswordOffer } from '@dosar/account-feature';
import { useAccountCommands } from '@dosar/account-feature/commands';
import { fileCommandOf } from '@dosar/assignments-feature/file-command';
import { useSession } from '@dosar/auth';
import { useHeldShortcuts, type Command, type CommandGroup } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useVisibleMenu } from '../menu/use-visible-menu.ts';
import { messages as shellMessages } from '../messages.ts';
import { useOpenWindow } from '../windows/open-window.ts';
import { messages } from './messages.ts';
import { pageCommands } from './page-commands.ts';
import { recentCommands } from './recent-commands.ts';

/** What whoever is signed in can do from anywhere, by kind; the recent ones first as long as nothing is typed. */
export function useCommandGroups(text: string): CommandGroup[] {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  const navigate = useNavigate();
  const pages = usePages();
  const actions = [...useAccountCommands(), ...useOwnActions()];
  const onThisPage = usePageActions();

  const recentIds = text === '' && profile ? recentCommands(profile) : [];
  const recent = recentIds
    .map((id) => pages.find((page) => page.id === id) ?? fileCommandOf(id, navigate))
    .filter((command) => command !== undefined);
  return [
    { label: t(messages.recent), commands: recent },
    { label: t(messages.onThisPage), commands: onThisPage },
    { label: t(messages.pages), commands: pages.filter(({ id }) => !recentIds.includes(id)) },
    { label: t(messages.actions), commands: actions },
  ];
}

function usePages(): Command[] {
  const { formatMessage: t } = useIntl();
  const navigate = useNavigate();
  const goTo = (address: string) => void navigate(address);
  const menu = pageCommands(useVisibleMenu(), {
    nameOf: (name) => (typeof name === 'string' ? name : t(name)),
    shortcuts: useHeldShortcuts(),
    navigate: goTo,
  });
  const profilePage = (address: string, label: string): Command => ({
    id: `page:${address}`,
    label,
    icon: 'person',
    run: () => goTo(address),
  });
  return [...menu, profilePage('/user/profile', t(shellMessages.profile))];
}

function useOwnActions(): Command[] {
  const { formatMessage: t } = useIntl();
  const { session, profile } = useSession();
  const openWindow = useOpenWindow();
  const helpShortcut = useHeldShortcuts().find(({ id }) => id === 'help');
  const changePassword: Command = {
    id: 'changePassword',
    label: t(shellMessages.changePassword),
    icon: 'lock',
    run: () => openWindow('changePassword'),
  };
  const help = helpShortcut && commandOf(helpShortcut.id, t(helpShortcut.label), () => openWindow('help'));
  return [
    ...(changePasswordOffer(profile) === 'offered' ? [changePassword] : []),
    ...(help ? [{ ...help, keys: helpShortcut.keys, icon: 'help' as const }] : []),
    { ...commandOf('signOut', t(shellMessages.signOut), () => void session.signOut()), icon: 'logout' },
  ];
}

/** What the open page declares keys for. */
function usePageActions(): Command[] {
  const { formatMessage: t } = useIntl();
  return useHeldShortcuts().flatMap(({ id, scope, label, keys, run }) =>
    scope === 'page' && run ? [{ ...commandOf(`shortcut:${id}`, t(label), run), keys }] : [],
  );
}

const commandOf = (id: string, label: string, run: () => void): Command => ({ id, label, run });
