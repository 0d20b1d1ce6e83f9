import { changePasswordOffer } from '@dosar/account-feature';
import { useAccountCommands } from '@dosar/account-feature/commands';
import { fileCommandOf } from '@dosar/assignments-feature/file-command';
import { useSession } from '@dosar/auth';
import { useHeldShortcuts, type Command, type CommandGroup } from '@dosar/design-system';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useNavigate } from 'react-router';
import { staffTopics } from '../../help/topics.ts';
import { useArticles } from '../../help/use-articles.ts';
import { useHelpTopic } from '../../help/use-help-topic.ts';
import { useVisibleMenu } from '../menu/use-visible-menu.ts';
import { messages as shellMessages } from '../messages.ts';
import { useOpenWindow } from '../windows/open-window.ts';
import { keywords } from './keywords.ts';
import { messages } from './messages.ts';
import { pageCommands } from './page-commands.ts';
import { useRecentCommands } from './recent-commands.ts';

/** What whoever is signed in can do from anywhere, by kind; the recent ones first as long as nothing is typed. */
export function useCommandGroups(text: string): CommandGroup[] {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  const navigate = useNavigate();
  const pages = usePages();
  const actions = [...useAccountCommands(), ...useOwnActions()];
  const onThisPage = usePageActions();
  const help = useHelp();

  const openedLast = useRecentCommands(profile);
  const recentIds = text === '' ? openedLast : [];
  const recent = recentIds
    .map((id) => pages.find((page) => page.id === id) ?? fileCommandOf(id, navigate))
    .filter((command) => command !== undefined);
  return [
    { label: t(messages.recent), commands: recent },
    { label: t(messages.onThisPage), commands: onThisPage },
    { label: t(messages.pages), commands: pages.filter(({ id }) => !recentIds.includes(id)) },
    { label: t(messages.actions), commands: actions },
    // Only for whoever looks for something: below all the rest it would be a second menu.
    { label: t(messages.help), commands: text === '' ? [] : help },
  ];
}

/** By the route of an item of the menu. */
const keywordsOfPage: Readonly<Record<string, MessageDescriptor>> = {
  shortlist: keywords.shortlist,
  worklist: keywords.worklist,
  search: keywords.search,
  config: keywords.config,
  'time-off/my-absences': keywords.absences,
};

function usePages(): Command[] {
  const { formatMessage: t } = useIntl();
  const navigate = useNavigate();
  const goTo = (address: string) => void navigate(address);
  const menu = pageCommands(useVisibleMenu(), {
    nameOf: (name) => (typeof name === 'string' ? name : t(name)),
    keywordsOf: ({ state }) => {
      const words = keywordsOfPage[state];
      return words && t(words);
    },
    shortcuts: useHeldShortcuts(),
    navigate: goTo,
  });
  const ownPage = (path: string, label: MessageDescriptor, words: MessageDescriptor): Command => ({
    id: `page:/user/profile${path}`,
    label: t(label),
    keywords: t(words),
    icon: 'person',
    run: () => goTo(`/user/profile${path}`),
  });
  return [
    ...menu,
    ownPage('', shellMessages.profile, keywords.profile),
    ownPage('/preferences', messages.preferences, keywords.preferences),
    ownPage('/sessions', messages.sessions, keywords.sessions),
  ];
}

function useOwnActions(): Command[] {
  const { formatMessage: t } = useIntl();
  const { session, profile } = useSession();
  const openWindow = useOpenWindow();
  const shortcutsKey = useHeldShortcuts().find(({ id }) => id === 'shortcuts');
  const changePassword: Command = {
    id: 'changePassword',
    label: t(shellMessages.changePassword),
    keywords: t(keywords.changePassword),
    icon: 'lock',
    run: () => openWindow('changePassword'),
  };
  const shortcuts =
    shortcutsKey && commandOf(shortcutsKey.id, t(shortcutsKey.label), () => openWindow('shortcuts'));
  return [
    ...(changePasswordOffer(profile) === 'offered' ? [changePassword] : []),
    ...(shortcuts
      ? [
          {
            ...shortcuts,
            keywords: t(keywords.shortcuts),
            keys: shortcutsKey.keys,
            icon: 'keyboard' as const,
          },
        ]
      : []),
    {
      ...commandOf('signOut', t(shellMessages.signOut), () => void session.signOut()),
      keywords: t(keywords.signOut),
      icon: 'logout',
    },
  ];
}

/** What the help explains, once it is there. */
function useHelp(): Command[] {
  const { formatMessage: t } = useIntl();
  const { data: articles } = useArticles();
  const { open } = useHelpTopic();
  return staffTopics.flatMap((topic) => {
    const title = articles?.get(topic)?.title;
    return title === undefined
      ? []
      : [
          {
            ...commandOf(`help:${topic}`, title, () => open(topic)),
            hint: t(messages.help),
            icon: 'help' as const,
          },
        ];
  });
}

/** What the open page declares keys for. */
function usePageActions(): Command[] {
  const { formatMessage: t } = useIntl();
  return useHeldShortcuts().flatMap(({ id, scope, label, keys, run }) =>
    scope === 'page' && run ? [{ ...commandOf(`shortcut:${id}`, t(label), run), keys }] : [],
  );
}

const commandOf = (id: string, label: string, run: () => void): Command => ({ id, label, run });
