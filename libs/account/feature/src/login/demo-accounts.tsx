import { apiQuery, getMyBrowser } from '@dosar/api-client';
import { Button, Grid, Heading, Stack, Text } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './demo-account-messages.ts';

export type DemoAccountsProps = { onChoose: (username: string, password: string) => void };

/** The accounts of the demo world. Only a server in Development tells them; elsewhere nothing is shown. */
export function DemoAccounts({ onChoose }: DemoAccountsProps) {
  const { formatMessage: t } = useIntl();
  const { data } = useQuery({ ...apiQuery(getMyBrowser), staleTime: Infinity });
  if (!data?.demo_accounts?.length) return null;

  return (
    <Stack as="section" aria-labelledby="demo-accounts" gap="1" borderTopWidth="1px" paddingTop="4">
      <Heading id="demo-accounts" size="md">
        {t(messages.title)}
      </Heading>
      <Text tone="muted" size="sm">
        {t(messages.hint)}
      </Text>
      <Grid as="ul" listStyleType="none" gap="1.5">
        {data.demo_accounts.map(({ username, password, shows }) => (
          <Grid as="li" key={username} gridTemplateColumns="9rem 1fr" columnGap="3" alignItems="center">
            <Button variant="quiet" wide onClick={() => onChoose(username, password)}>
              {username}
            </Button>
            <Text size="sm" tone="muted">
              {shows}
            </Text>
          </Grid>
        ))}
      </Grid>
    </Stack>
  );
}
