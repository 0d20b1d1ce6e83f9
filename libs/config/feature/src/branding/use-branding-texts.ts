import type { Choice } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import type { BrandingAnswers } from './branding-answers.ts';
import { messages } from './messages.ts';
import { useColorChoices } from './use-color-choices.ts';

/** The words of the form: labels, choices, and how a stored value reads. */
export function useBrandingTexts() {
  const { formatMessage: t } = useIntl();
  const colors = useColorChoices();
  const alignments = [
    { value: 'left', label: t(messages.left) },
    { value: 'right', label: t(messages.right) },
  ];
  const themes = [
    { value: 'default', label: t(messages.themeDevice) },
    { value: 'light', label: t(messages.themeLight) },
    { value: 'dark', label: t(messages.themeDark) },
  ];
  const labels: Record<keyof BrandingAnswers, string> = {
    short_name: t(messages.shortName),
    logo_url: t(messages.logoUrl),
    align_logo: t(messages.alignLogo),
    material_color: t(messages.materialColor),
    sidebar: t(messages.sidebar),
    theme: t(messages.theme),
    icon_font_url: t(messages.iconFontUrl),
  };
  const choices: Record<string, readonly Choice[]> = {
    align_logo: alignments,
    material_color: colors,
    theme: themes,
  };
  const textOf = (name: string, value: unknown) =>
    choices[name]?.find((choice) => choice.value === value)?.label ??
    (typeof value === 'string' ? value : '');

  return { colors, themes, alignments, labels, textOf };
}
