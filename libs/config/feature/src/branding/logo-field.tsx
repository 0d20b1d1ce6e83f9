import { api, dataOf, useProblemText } from '@dosar/api-client';
import { LogoChooser, Stack, Text } from '@dosar/design-system';
import { useAnswers } from '@dosar/forms';
import { isSecureAddress } from '@dosar/kernel/secure-address';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { AddressField } from './address-field.tsx';
import type { BrandingAnswers } from './branding-answers.ts';
import { messages } from './messages.ts';

/** A picture of this device or the address of one as the logo, and whether the preview could show what is there. */
export function LogoField({
  missing,
  onLogo,
}: {
  /** An address whose picture could not be shown. */ missing: string;
  /** Told where a picture that was sent is now, or nothing when the logo goes. */
  onLogo: (address: string) => void;
}) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const { logo_url: typed } = useAnswers<BrandingAnswers>();
  const sending = useMutation({
    mutationFn: (picture: string) => dataOf(api.POST('/api/organisation/storeLogo', { body: { picture } })),
    onSuccess: ({ logo_url }) => onLogo(logo_url),
  });
  const isMissing = missing !== '' && typed === missing && isSecureAddress(typed);
  return (
    <Stack gap="3">
      <LogoChooser
        label={t(messages.logo)}
        hasLogo={typed !== ''}
        onPicture={(picture) => {
          sending.reset();
          if (picture === null) onLogo('');
          else sending.mutate(picture);
        }}
        problem={sending.error ? problemText(sending.error) : undefined}
      />
      <AddressField name="logo_url" label={t(messages.logoUrl)} hint={t(messages.logoUrlHint)} />
      <Text role="status" tone="muted" size="sm">
        {isMissing && t(messages.logoMissing)}
      </Text>
    </Stack>
  );
}
