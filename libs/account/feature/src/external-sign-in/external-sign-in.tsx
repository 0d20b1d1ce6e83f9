import { Banner, Button, Stack, Text } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { beginRoundTrip } from './round-trip.ts';

export type ExternalSignInProps = {
  orgCode: string;
  provider: string;
  returnUrl: string;
  /** Nobody has to click: the provider is the only way in. */
  leadsAtOnce: boolean;
  /** The password stands above. */
  isAlternative: boolean;
  /** Leaves the page; the browser's own way unless a test says otherwise. */
  goTo?: (address: string) => void;
};

const leave = (address: string) => location.assign(address);

/** Leads to the identity provider of the organisation, by a click or at once (K14). */
export function ExternalSignIn({
  orgCode,
  provider,
  returnUrl,
  leadsAtOnce,
  isAlternative,
  goTo = leave,
}: ExternalSignInProps) {
  const { formatMessage: t } = useIntl();
  const start = useQuery({
    queryKey: ['account', 'externalSignIn', orgCode],
    queryFn: async () => {
      goTo(await beginRoundTrip(orgCode, returnUrl));
      return true;
    },
    enabled: leadsAtOnce,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });

  return (
    <Stack gap="3">
      {isAlternative && (
        <Text tone="muted" size="sm" textAlign="center">
          {t(messages.or)}
        </Text>
      )}
      {start.isError && !start.isFetching && (
        <Banner tone="danger" live>
          {t(messages.failed)}
        </Banner>
      )}
      <Button
        variant={isAlternative ? 'secondary' : 'primary'}
        wide
        disabled={start.isFetching}
        onClick={() => void start.refetch()}
      >
        {t(messages.signInWith, { provider })}
      </Button>
    </Stack>
  );
}
