import { Banner, Button, Card, PageTitle, Stack } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { messages } from './messages.ts';

/** X6: the same words whatever went wrong, and the way back to the login, which then waits for a click. */
export function ExternalSignInFailed() {
  const { formatMessage: t } = useIntl();
  const navigate = useNavigate();
  return (
    <Stack gap="4" width="full" maxWidth="24rem" marginInline="auto">
      <Card>
        <Stack gap="4">
          <PageTitle title={t(messages.failedTitle)} />
          <Banner tone="danger" live>
            {t(messages.failed)}
          </Banner>
          <Button variant="primary" wide onClick={() => void navigate('/login', { state: { waits: true } })}>
            {t(messages.toLogin)}
          </Button>
        </Stack>
      </Card>
    </Stack>
  );
}
