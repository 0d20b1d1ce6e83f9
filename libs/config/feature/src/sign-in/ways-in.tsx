import { Banner, Card, DescriptionList, Heading, Stack, Text } from '@dosar/design-system';
import { FormRadioGroupField } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** What people sign in with, as far as the installation leaves a choice, and how long a sign-in lasts. */
export function WaysIn({ page }: { page: Schema<'SignInPage'> }) {
  const { formatMessage: t } = useIntl();
  const { provider_name: provider } = page;
  return (
    <Card>
      <Stack gap="3">
        <Heading as="h3" size="md">
          {t(messages.ways)}
        </Heading>
        {provider === null ? (
          <Text>{t(messages.noProvider)}</Text>
        ) : (
          <>
            <FormRadioGroupField
              name="sign_in_mode"
              label={t(messages.mode)}
              choices={[
                { value: 'password_or_provider', label: t(messages.modeBoth, { provider }) },
                { value: 'provider', label: t(messages.modeProvider, { provider }) },
                { value: 'password', label: t(messages.modePasswordAlone, { provider }) },
              ]}
            />
            {!page.is_known_to_provider && <Banner tone="info">{t(messages.notKnown, { provider })}</Banner>}
          </>
        )}
        <DescriptionList
          facts={[
            { term: t(messages.idle), value: t(messages.minutes, { count: page.idle_minutes }) },
            { term: t(messages.absolute), value: t(messages.hours, { count: page.absolute_hours }) },
          ]}
        />
        <Text tone="muted">{t(messages.installation)}</Text>
      </Stack>
    </Card>
  );
}
