import { Button, Card, PageTitle, Stack, Text } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { messages } from './messages.ts';

export type ReplaceSessionProps = {
  /** Who is signed in now. */
  name: string;
  onReplace: () => void;
};

/** Asks before a link signs somebody else in: it may be a stranger's, sent to make this user work in a stranger's account. */
export function ReplaceSession({ name, onReplace }: ReplaceSessionProps) {
  const { formatMessage: t } = useIntl();
  const navigate = useNavigate();
  return (
    <Stack gap="4" width="full" maxWidth="28rem" marginInline="auto">
      <Card>
        <Stack gap="4">
          <PageTitle title={t(messages.replaceTitle)} />
          <Text>{t(messages.replaceText, { name })}</Text>
          <Button variant="primary" wide onClick={() => void navigate('/home', { replace: true })}>
            {t(messages.keep, { name })}
          </Button>
          <Button wide onClick={onReplace}>
            {t(messages.replace)}
          </Button>
        </Stack>
      </Card>
    </Stack>
  );
}
