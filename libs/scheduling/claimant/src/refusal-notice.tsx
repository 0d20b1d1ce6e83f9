import { Notice } from '@dosar/design-system/public';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import type { Refusal } from './use-visit-act.ts';

/** Why something was not done, and what to do now. */
export function RefusalNotice({ refusal }: { refusal: Refusal | undefined }) {
  const { formatMessage: t } = useIntl();
  if (refusal === undefined) return null;
  if (refusal === 'taken')
    return (
      <Notice tone="warning" title={t(messages.taken)}>
        {t(messages.takenHint)}
      </Notice>
    );
  return <Notice tone="error" title={t(refusal)} />;
}
