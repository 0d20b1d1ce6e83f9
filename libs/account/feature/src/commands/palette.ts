import type { PaletteSource } from '@dosar/areas';
import type { Command } from '@dosar/design-system';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { useNavigate } from 'react-router';
import { useAccountCommands } from './use-account-commands.ts';

/** The pages about oneself, and one's own choices as commands. */
export const palette: PaletteSource = { usePages: useOwnPages, useActions: useAccountCommands };

function useOwnPages(): Command[] {
  const { formatMessage: t } = useIntl();
  const navigate = useNavigate();
  const page = (path: string, label: MessageDescriptor, keywords: MessageDescriptor): Command => ({
    id: `page:/user/profile${path}`,
    label: t(label),
    keywords: t(keywords),
    icon: 'person',
    run: () => void navigate(`/user/profile${path}`),
  });
  return [
    page('', messages.profile, messages.profileKeywords),
    page('/preferences', messages.preferences, messages.preferencesKeywords),
    page('/sessions', messages.sessions, messages.sessionsKeywords),
  ];
}

const messages = defineMessages({
  profile: {
    id: 'account.palette.profile',
    description: 'In the command palette: the page about oneself',
    defaultMessage: 'My profile',
  },
  profileKeywords: {
    id: 'account.palette.profileKeywords',
    description: 'Other words that people type for the page about oneself, separated by spaces',
    defaultMessage: 'account me name e-mail phone',
  },
  preferences: {
    id: 'account.palette.preferences',
    description: 'In the command palette: the page with one’s own preferences',
    defaultMessage: 'My preferences',
  },
  preferencesKeywords: {
    id: 'account.palette.preferencesKeywords',
    description: 'Other words that people type for their own preferences, separated by spaces',
    defaultMessage: 'settings options language theme colours density notifications',
  },
  sessions: {
    id: 'account.palette.sessions',
    description: 'In the command palette: the page with the devices where one is signed in',
    defaultMessage: 'My devices',
  },
  sessionsKeywords: {
    id: 'account.palette.sessionsKeywords',
    description: 'Other words that people type for the devices where one is signed in, separated by spaces',
    defaultMessage: 'sessions security signed in',
  },
});
