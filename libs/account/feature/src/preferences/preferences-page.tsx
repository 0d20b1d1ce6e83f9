import { useSession } from '@dosar/auth';
import { RadioGroupField, Stack, Text } from '@dosar/design-system';
import { locales } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { ProfileSection } from '../profile/profile-section.tsx';
import { languageNames } from './language-names.ts';
import { messages } from './messages.ts';
import { pageMessages } from './page-messages.ts';
import { NotificationChoice } from './notification-choice.tsx';
import { SingleKeysChoice } from './single-keys-choice.tsx';
import {
  colorModes,
  densities,
  useColorModeChoice,
  useDensityChoice,
  useLanguageChoice,
} from './use-choices.ts';

const telling = { tells: true };

/** How the product looks and calls for attention: every choice acts at once and is kept by itself. */
export function PreferencesPage() {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  const language = useLanguageChoice(telling);
  const colors = useColorModeChoice(telling);
  const rows = useDensityChoice(telling);
  const isActing = profile?.impersonated_by_user_id !== null;

  return (
    <Stack gap="5" maxWidth="textColumn">
      <Text tone="muted">{t(isActing ? pageMessages.onThisDevice : pageMessages.atOnce)}</Text>
      <ProfileSection title={t(pageMessages.display)}>
        <Stack gap="5">
          <RadioGroupField
            name="language"
            label={t(messages.language)}
            choices={locales.map((value) => ({ value, label: languageNames[value] }))}
            inline
            value={language.locale}
            onValueChange={language.choose}
          />
          <RadioGroupField
            name="color_mode"
            label={t(messages.colors)}
            hint={t(pageMessages.colorsHint)}
            choices={colorModes.map((value) => ({ value, label: t(messages[value]) }))}
            inline
            value={colors.mode}
            onValueChange={colors.choose}
          />
          <RadioGroupField
            name="density"
            label={t(messages.density)}
            hint={t(pageMessages.densityHint)}
            choices={densities.map((value) => ({ value, label: t(messages[value]) }))}
            inline
            value={rows.density}
            onValueChange={rows.choose}
          />
          <SingleKeysChoice />
        </Stack>
      </ProfileSection>
      {!isActing && <NotificationChoice />}
    </Stack>
  );
}
