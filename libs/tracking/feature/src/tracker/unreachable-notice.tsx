import { useIntl } from 'react-intl';
import { Button, Heading } from '@dosar/design-system/public';
import { messages } from './messages.ts';

type UnreachableNoticeProps = { tryAgain: () => void };

/** The server did not answer: says so, and offers another try. */
export function UnreachableNotice({ tryAgain }: UnreachableNoticeProps) {
  const { formatMessage: t } = useIntl();
  return (
    <div className="dosar-stack" role="alert">
      <Heading level={1}>{t(messages.unreachable)}</Heading>
      <p>{t(messages.unreachableHint)}</p>
      <div>
        <Button variant="primary" onClick={tryAgain}>
          {t(messages.tryAgain)}
        </Button>
      </div>
    </div>
  );
}
