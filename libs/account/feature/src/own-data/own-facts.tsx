import { useSession } from '@dosar/auth';
import { DescriptionList, Stack, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { formatPhone } from '@dosar/kernel/phones';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** What others keep about somebody, and whom to ask when it is wrong. */
export function OwnFacts({ account }: { account: Schema<'OwnAccount'> }) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  const { profile } = useSession();
  const { manager_full_name: manager, password_changed_at: passwordChangedAt } = account;
  return (
    <Stack gap="4">
      <DescriptionList
        layout="pairs"
        facts={[
          { term: t(messages.fullName), value: account.full_name },
          { term: t(messages.username), value: account.username },
          { term: t(messages.email), value: account.email },
          { term: t(messages.phone), value: account.phone && formatPhone(account.phone) },
          { term: t(messages.organisation), value: profile?.org_name },
          { term: t(messages.team), value: account.team_name },
          { term: t(messages.manager), value: manager },
          { term: t(messages.passwordChangedAt), value: passwordChangedAt && dateTime(passwordChangedAt) },
        ]}
      />
      <Text tone="muted">
        {manager === null ? t(messages.askAdministrator) : t(messages.askManager, { manager })}
      </Text>
    </Stack>
  );
}
