import { changePasswordOffer } from '@dosar/account-feature';
import type { PaletteSource } from '@dosar/areas';
import { useSession } from '@dosar/auth';
import { useHeldShortcuts, type Command, type CommandGroup } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useHooksOfAreas } from '../../areas/hooks-of-areas.ts';
import { help } from '../../help/topics.ts';
import { useArticles } from '../../help/use-articles.ts';
import { useHelpTopic } from '../../help/use-help-topic.ts';
import { useVisibleMenu } from '../menu/use-visible-menu.ts';
import { messages as shellMessages } from '../messages.ts';
import { useOpenWindow } from '../windows/open-window.ts';
import { messages } from './messages.ts';
import { pageCommands } from './page-commands.ts';
import { useRecentCommands } from './recent-commands.ts';

/** What whoever is signed in can do from anywhere, by kind; the recent ones first as long as nothing is typed. */
export function useCommandGroups(text: string, sources: readonly PaletteSource[]): CommandGroup[] {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  const pages = [
    ...useMenuPages(),
    ...useHooksOfAreas(sources.map(({ usePages = none }) => usePages)).flat(),
  ];
  const actions = [
    ...useHooksOfAreas(sources.map(({ useActions = none }) => useActions)).flat(),
    ...useOwnActions(),
  ];
  const onThisPage = usePageActions();
  const articles = useHelpCommands();
  const readers = useHooksOfAreas(sources.map(({ useRecent = readsNothing }) => useRecent));

  const openedLast = useRecentCommands(profile);
  const recentIds = text === '' ? openedLast : [];
  const recent = recentIds
    .map((id) => pages.find((page) => page.id === id) ?? commandIn(readers, id))
    .filter((command) => command !== undefined);
  return [
    { label: t(messages.recent), commands: recent },
    { label: t(messages.onThisPage), commands: onThisPage },
    { label: t(messages.pages), commands: pages.filter(({ id }) => !recentIds.includes(id)) },
    { label: t(messages.actions), commands: actions },
    // Only for whoever looks for something: below all the rest it would be a second menu.
    { label: t(messages.help), commands: text === '' ? [] : articles },
  ];
}

const none = (): Command[] => [];
const readsNothing = (): ((id: string) => Command | undefined) => () => undefined;

function commandIn(readers: readonly ((id: string) => Command | undefined)[], id: string) {
  return readers.map((read) => read(id)).find((command) => command !== undefined);
}

function useMenuPages(): Command[] {
  const { formatMessage: t } = useIntl();
  const navigate = useNavigate();
  return pageCommands(useVisibleMenu(), {
    nameOf: (name) => (typeof name === 'string' ? name : t(name)),
    keywordsOf: ({ keywords }) => keywords && t(keywords),
    shortcuts: useHeldShortcuts(),
    navigate: (address) => void navigate(address),
  });
}

function useOwnActions(): Command[] {
  const { formatMessage: t } = useIntl();
  const { session, profile } = useSession();
  const openWindow = useOpenWindow();
  const shortcutsKey = useHeldShortcuts().find(({ id }) => id === 'shortcuts');
  const changePassword: Command = {
    id: 'changePassword',
    label: t(shellMessages.changePassword),
    keywords: t(messages.changePasswordKeywords),
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
            keywords: t(messages.shortcutsKeywords),
            keys: shortcutsKey.keys,
            icon: 'keyboard' as const,
          },
        ]
      : []),
    {
      ...commandOf('signOut', t(shellMessages.signOut), () => void session.signOut()),
      keywords: t(messages.signOutKeywords),
      icon: 'logout',
    },
  ];
}

/** What the help explains, once it is there. */
function useHelpCommands(): Command[] {
  const { formatMessage: t } = useIntl();
  const { data: articles } = useArticles();
  const { open } = useHelpTopic();
  return help.staffTopics.flatMap((topic) => {
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
