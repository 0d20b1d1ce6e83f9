import { lazy, Suspense, useState } from 'react';
import { Box, Button, ConfirmDialog, Text } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { messages } from './messages.ts';
import { hasServerDraft } from './has-server-draft.ts';
import { addressOfPage } from './notification-address.ts';
import { useNotification } from './notification-context.ts';

const ContinueElsewhere = lazy(async () => ({
  default: (await import('./continue-elsewhere.tsx')).ContinueElsewhere,
}));

/** Says where the answers are kept, and lets people on a shared computer delete them. */
export function DraftNotice() {
  const { formatMessage: t } = useIntl();
  const { orgKey, draft, uploads } = useNotification();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);

  const startOver = () => {
    setIsAsking(false);
    uploads.removeAll();
    draft.remove();
    if (hasServerDraft(orgKey))
      void import('./server-draft.ts').then(({ forgetServerDraft }) => forgetServerDraft(orgKey));
    void navigate(addressOfPage(orgKey, ''));
  };
  return (
    <Box marginTop="6" borderTopWidth="1px" paddingTop="3">
      <Text size="sm" tone="muted">
        {t(messages.kept)}
      </Text>
      <Elsewhere />
      <Box marginInlineStart="-3">
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          {t(messages.startOver)}
        </Button>
      </Box>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t(messages.startOver)}
        confirmLabel={t(messages.startOver)}
        onConfirm={startOver}
        onCancel={() => setIsAsking(false)}
      >
        {t(messages.startOverQuestion)}
      </ConfirmDialog>
    </Box>
  );
}

/** Another device: its code comes when somebody asks for it, or has done so before. */
function Elsewhere() {
  const { formatMessage: t } = useIntl();
  const { orgKey, draft } = useNotification();
  const [state, setState] = useState<'hidden' | 'starting' | 'shown'>(() =>
    hasServerDraft(orgKey) ? 'shown' : 'hidden',
  );
  const [problem, setProblem] = useState<unknown>();
  const start = async () => {
    setState('starting');
    try {
      const { linkServerDraft } = await import('./server-draft.ts');
      await linkServerDraft(orgKey, draft);
    } catch (error) {
      setProblem(error);
    }
    setState('shown');
  };
  return state === 'shown' ? (
    <Suspense>
      <ContinueElsewhere problem={problem} />
    </Suspense>
  ) : (
    <Box marginInlineStart="-3">
      <Button variant="quiet" loading={state === 'starting'} onClick={() => void start()}>
        {t(messages.elsewhere)}
      </Button>
    </Box>
  );
}
