import { Text } from '@dosar/design-system';
import { useAnswers } from '@dosar/forms';
import { isSecureAddress } from '@dosar/kernel/secure-address';
import { useIntl } from 'react-intl';
import { AddressField } from './address-field.tsx';
import type { BrandingAnswers } from './branding-answers.ts';
import { messages } from './messages.ts';

/** The address of the logo, and whether the preview could show what is there. */
export function LogoField({
  missing,
}: {
  /** An address whose picture could not be shown. */ missing: string;
}) {
  const { formatMessage: t } = useIntl();
  const { logo_url: typed } = useAnswers<BrandingAnswers>();
  const isMissing = missing !== '' && typed === missing && isSecureAddress(typed);
  return (
    <div>
      <AddressField name="logo_url" label={t(messages.logoUrl)} hint={t(messages.logoUrlHint)} />
      <Text role="status" tone="muted" size="sm">
        {isMissing && t(messages.logoMissing)}
      </Text>
    </div>
  );
}
