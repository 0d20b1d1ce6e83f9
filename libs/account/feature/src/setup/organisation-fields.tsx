import { Grid, LogoChooser } from '@dosar/design-system';
import { FormSelectField, FormTextField, useController } from '@dosar/forms';
import { useIntl } from 'react-intl';
import { languageNames } from '../preferences/language-names.ts';
import { messages } from './messages.ts';
import { colorMessages } from './refusal-messages.ts';
import type { SetupAnswers } from './setup-answers.ts';

const columns = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };
const languages = (['ro', 'en'] as const).map((value) => ({ value, label: languageNames[value] }));
const upper = (text: string) => text.trim().toUpperCase();
const lower = (text: string) => text.trim().toLowerCase();

/** Who the organisation is. */
export function OrganisationFields() {
  const { formatMessage: t } = useIntl();
  return (
    <Grid gap="4" gridTemplateColumns={columns}>
      <FormTextField
        name="org_name"
        label={t(messages.orgName)}
        autoComplete="organization"
        maxLength={120}
        required
      />
      <FormTextField
        name="cui"
        label={t(messages.cui)}
        hint={t(messages.cuiHint)}
        autoComplete="off"
        tidy={upper}
        maxLength={20}
        required
      />
      <FormTextField
        name="short_name"
        label={t(messages.shortName)}
        hint={t(messages.shortNameHint)}
        autoComplete="off"
        maxLength={40}
        required
      />
      <FormTextField
        name="org_code"
        label={t(messages.orgCode)}
        hint={t(messages.orgCodeHint)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        tidy={lower}
        maxLength={40}
        required
      />
      <FormSelectField name="language" label={t(messages.language)} choices={languages} placeholder={null} />
    </Grid>
  );
}

/** What its claim numbers begin with, and what it looks like. */
export function NumberFields() {
  const { formatMessage: t } = useIntl();
  const colors = Object.entries(colorMessages).map(([value, words]) => ({ value, label: t(words) }));
  return (
    <Grid gap="4" gridTemplateColumns={columns}>
      <FormTextField
        name="claim_prefix"
        label={t(messages.prefix)}
        hint={t(messages.prefixHint)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        tidy={upper}
        maxLength={2}
        required
      />
      <FormSelectField
        name="material_color"
        label={t(messages.color)}
        hint={t(messages.colorHint)}
        choices={colors}
        placeholder={null}
      />
      <LogoField />
    </Grid>
  );
}

function LogoField() {
  const { formatMessage: t } = useIntl();
  const { field, fieldState } = useController<SetupAnswers, 'logo_picture'>({ name: 'logo_picture' });
  return (
    <LogoChooser
      label={t(messages.logo)}
      hasLogo={field.value !== ''}
      onPicture={(picture) => field.onChange(picture ?? '')}
      problem={fieldState.error && t(messages.logoNoPicture)}
    />
  );
}
