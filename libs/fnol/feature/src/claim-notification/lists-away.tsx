import { Banner, Button } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type ListsAwayProps = { lists: readonly { retry: (() => void) | undefined }[] };

/** Shown while a list to choose from could not be fetched; nothing else of the page is lost. */
export function ListsAway({ lists }: ListsAwayProps) {
  const { formatMessage: t } = useIntl();
  const failed = lists.filter(({ retry }) => retry !== undefined);
  if (failed.length === 0) return null;
  return (
    <Banner
      tone="danger"
      live
      action={
        <Button onClick={() => failed.forEach(({ retry }) => retry?.())}>{t(messages.fetchAgain)}</Button>
      }
    >
      {t(messages.listsAway)}
    </Banner>
  );
}
