import { useIntl } from 'react-intl';
import { Button } from '../button/button.tsx';
import { CopyButton } from '../button/copy-button.tsx';
import { styled } from '../theme/styled.ts';
import { Dialog } from './dialog.tsx';
import { messages } from './messages.ts';

/** What is known about an unexpected error. */
export type ErrorDetails = {
  type?: string | undefined;
  errorId?: string | undefined;
  message: string;
  /** Sent by the server in Development only. */
  stack?: string | undefined;
};

const Facts = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'auto 1fr' },
    columnGap: '4',
    rowGap: { base: '0', md: '2' },
    // Beside a value that is as high as its button, the term still stands on its line.
    alignItems: { md: 'baseline' },
    '& dt': { color: 'textMuted' },
    '& dd': { minWidth: '0', marginBlockEnd: { base: '2', md: '0' } },
    '& code': { minWidth: '0', fontFamily: 'mono', overflowWrap: 'anywhere', userSelect: 'all' },
    '& pre': {
      fontFamily: 'mono',
      fontSize: 'sm',
      whiteSpace: 'pre-wrap',
      background: 'surfaceSubtle',
      padding: '2',
    },
    '& dd:has(button)': { display: 'flex', alignItems: 'center', gap: '2' },
  },
});

export type ErrorDialogProps = {
  /** The error that is shown; nothing is open without one. */
  error: ErrorDetails | undefined;
  onClose: () => void;
};

/** Everything that support needs about an unexpected error. */
export function ErrorDialog({ error, onClose }: ErrorDialogProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Dialog
      open={error !== undefined}
      title={t(messages.error)}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t(messages.close)}</Button>}
    >
      {error && <ErrorFacts error={error} />}
    </Dialog>
  );
}

function ErrorFacts({ error: { type, errorId, message, stack } }: { error: ErrorDetails }) {
  const { formatMessage: t } = useIntl();
  return (
    <Facts>
      <dt>{t(messages.message)}</dt>
      <dd>{message}</dd>
      {type && (
        <>
          <dt>{t(messages.type)}</dt>
          <dd>{type}</dd>
        </>
      )}
      {errorId && (
        <>
          <dt>{t(messages.errorId)}</dt>
          <dd>
            <code>{errorId}</code> <CopyButton value={errorId} name={t(messages.errorId)} />
          </dd>
        </>
      )}
      {stack && (
        <>
          <dt>{t(messages.stack)}</dt>
          <dd>
            <pre>{stack}</pre>
          </dd>
        </>
      )}
    </Facts>
  );
}
