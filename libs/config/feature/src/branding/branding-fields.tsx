import {
  FormColorField,
  FormComboboxField,
  FormRadioGroupField,
  FormSelectField,
  FormTextField,
} from '@dosar/forms';
import { defaultSidebarColor } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { AddressField } from './address-field.tsx';
import { LogoField } from './logo-field.tsx';
import { messages } from './messages.ts';
import { useBrandingTexts } from './use-branding-texts.ts';

/** Everything that an organisation may choose of its looks. */
export function BrandingFields({
  missingLogo,
  onLogo,
}: {
  missingLogo: string;
  /** Told where a picture that was sent is now, or nothing when the logo goes. */
  onLogo: (address: string) => void;
}) {
  const { formatMessage: t } = useIntl();
  const { colors, themes, alignments } = useBrandingTexts();
  return (
    <>
      <FormTextField
        name="short_name"
        label={t(messages.shortName)}
        hint={t(messages.shortNameHint)}
        maxLength={40}
        autoComplete="off"
        required
      />
      <LogoField missing={missingLogo} onLogo={onLogo} />
      <FormRadioGroupField name="align_logo" label={t(messages.alignLogo)} choices={alignments} inline />
      <FormComboboxField
        name="material_color"
        label={t(messages.materialColor)}
        hint={t(messages.materialColorHint)}
        choices={colors}
        required
      />
      <FormColorField
        name="sidebar"
        label={t(messages.sidebar)}
        hint={t(messages.sidebarHint)}
        pickLabel={t(messages.sidebarPick)}
        usualColor={defaultSidebarColor}
        required
      />
      <FormSelectField
        name="theme"
        label={t(messages.theme)}
        hint={t(messages.themeHint)}
        choices={themes}
        placeholder={null}
      />
      <AddressField name="icon_font_url" label={t(messages.iconFontUrl)} hint={t(messages.iconFontUrlHint)} />
    </>
  );
}
