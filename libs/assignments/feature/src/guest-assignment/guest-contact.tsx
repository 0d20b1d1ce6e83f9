import type { GuestAssignment } from '@dosar/api-client';
import { Heading, Link, Stack, Text } from '@dosar/design-system';
import { formatPhone } from '@dosar/kernel/phones';
import { useIntl } from 'react-intl';
import { taskMessages } from './task-messages.ts';

/** Whom the guest can call or write to. */
export function GuestContact({ contact }: Pick<GuestAssignment, 'contact'>) {
  const { formatMessage: t } = useIntl();
  if (contact === null) return null;
  const { name, phone, email } = contact;
  return (
    <Stack as="section" gap="1" aria-labelledby="guest-contact">
      <Heading as="h2" size="md" id="guest-contact">
        {t(taskMessages.contact)}
      </Heading>
      <Text fontWeight="strong">{name}</Text>
      {phone !== null && (
        <Link href={`tel:${phone}`} paddingBlock="2">
          {t(taskMessages.call, { phone: formatPhone(phone) })}
        </Link>
      )}
      {email !== null && (
        <Link href={`mailto:${email}`} paddingBlock="2">
          {t(taskMessages.write, { email })}
        </Link>
      )}
    </Stack>
  );
}
