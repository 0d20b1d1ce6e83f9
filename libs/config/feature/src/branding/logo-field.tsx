import { api, dataOf, useProblemText } from '@dosar/api-client';
import { LogoChooser, Text } from '@dosar/design-system';
import { useController } from '@dosar/forms';
import { isSecureAddress } from '@dosar/kernel/secure-address';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { AddressField } from './address-field.tsx';
import type { BrandingAnswers } from './branding-answers.ts';
import { messages } from './messages.ts';

/** A picture of this device or the address of one as the logo, and whether the preview could show what is there. */
export function LogoField({
  missing,
}: {
  /** An address whose picture could not be shown. */ missing: string;
}) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const { field } = useController<BrandingAnswers, 'logo_url'>({ name: 'logo_url' });
  const typed = field.value;
  const sending = useMutation({
    mutationFn: (picture: string) => dataOf(api.POST('/api/organisation/storeLogo', { body: { picture } })),
    onSuccess: ({ logo_url }) => field.onChange(logo_url),
  });
  const isMissing = missing !== '' && typed === missing && isSecureAddress(typed);
  return (
    <div>
      <LogoChooser
        label={t(messages.logo)}
        hasLogo={typed !== ''}
        onPicture={(picture) => {
          sending.reset();
          if (picture === null) field.onChange('');
          else sending.mutate(picture);
        }}
        problem={sending.error ? problemText(sending.error) : undefined}
      />
      <AddressField name="logo_url" label={t(messages.logoUrl)} hint={t(messages.logoUrlHint)} />
      <Text role="status" tone="muted" size="sm">
        {isMissing && t(messages.logoMissing)}
      </Text>
    </div>
  );
}
