import { updateOwnAccount } from '@dosar/api-client';
import { useCan, useSession } from '@dosar/auth';
import type { Command } from '@dosar/design-system';
import { locales } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { messages as actingMessages } from '../acting/messages.ts';
import { replaceableUsers, useActing } from '../acting/use-acting.ts';
import { languageNames } from '../preferences/language-names.ts';
import { messages } from '../preferences/messages.ts';
import { areNotificationsOffered } from '../preferences/notifications-offered.ts';
import {
  colorModes,
  densities,
  useColorModeChoice,
  useDensityChoice,
  useLanguageChoice,
} from '../preferences/use-choices.ts';
import { useKeepChoice } from '../preferences/use-keep-choice.ts';

/** What the user menu and the preferences offer, as commands: only what would change something. */
export function useAccountCommands(): Command[] {
  return [
    ...useLanguageCommands(),
    ...useColorModeCommands(),
    ...useDensityCommands(),
    ...useNotificationCommands(),
    ...useActingCommands(),
  ];
}

function useLanguageCommands(): Command[] {
  const { formatMessage: t } = useIntl();
  const { locale, choose } = useLanguageChoice();
  return locales
    .filter((language) => language !== locale)
    .map((language) => ({
      id: `language:${language}`,
      label: languageNames[language],
      hint: t(messages.language),
      icon: 'language',
      lang: language,
      run: () => choose(language),
    }));
}

function useColorModeCommands(): Command[] {
  const { formatMessage: t } = useIntl();
  const { mode, choose } = useColorModeChoice();
  const icons = { system: 'desktop_windows', light: 'light_mode', dark: 'dark_mode' } as const;
  return colorModes
    .filter((value) => value !== mode)
    .map((value) => ({
      id: `colors:${value}`,
      label: t(messages[value]),
      hint: t(messages.colors),
      icon: icons[value],
      run: () => choose(value),
    }));
}

function useDensityCommands(): Command[] {
  const { formatMessage: t } = useIntl();
  const { density, choose } = useDensityChoice();
  return densities
    .filter((value) => value !== density)
    .map((value) => ({
      id: `density:${value}`,
      label: t(messages[value]),
      hint: t(messages.density),
      icon: 'unfold_more',
      run: () => choose(value),
    }));
}

function useNotificationCommands(): Command[] {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  const isTheirs = useCan(updateOwnAccount);
  const { keep } = useKeepChoice({ tells: true });
  if (!profile || !isTheirs || !areNotificationsOffered(profile)) return [];
  const isOn = profile.user_metadata?.preferences.notify_new_activities === true;
  return [
    {
      id: 'notifications',
      label: t(isOn ? messages.notificationsOffHere : messages.notificationsOnHere),
      icon: isOn ? 'notifications_off' : 'notifications',
      run: () => keep({ notify_new_activities: !isOn }),
    },
  ];
}

function useActingCommands(): Command[] {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  const { actFor } = useActing({});
  if (!profile) return [];
  const ownId = profile.impersonated_by_user_id;
  if (ownId) {
    return [{ id: 'acting:own', label: t(actingMessages.back), icon: 'undo', run: () => actFor(ownId) }];
  }
  return replaceableUsers(profile).map(({ user_id, username, full_name }) => ({
    id: `acting:${user_id}`,
    label: full_name,
    hint: `${t(actingMessages.colleagues)} · ${username}`,
    icon: 'swap_horiz',
    run: () => actFor(user_id),
  }));
}
