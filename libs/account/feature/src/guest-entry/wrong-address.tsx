import { Link, PageTitle, Text } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** R6: the same words for an incomplete address and for a key that is unknown, expired or somebody else's. */
export function WrongAddress() {
  const { formatMessage: t } = useIntl();
  return (
    <>
      <PageTitle title={t(messages.wrongAddress)} />
      <Text>{t(messages.hint)}</Text>
      <Text>{t(messages.wayOn)}</Text>
      <div>
        {/* A page of the tracker, which is an app of its own. */}
        <Link href="/status">{t(messages.findCase)}</Link>
      </div>
    </>
  );
}
