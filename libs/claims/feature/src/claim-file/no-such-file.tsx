import { Button, EmptyState, Flex } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { messages } from './messages.ts';

/** Where a file is not there for whoever looks, for whatever reason; with the ways on. */
export function NoSuchFile({ number }: { number: string }) {
  const { formatMessage: t } = useIntl();
  return (
    <EmptyState
      kind="no-permission"
      title={t(messages.noSuchFile, { number })}
      description={t(messages.noSuchFileText)}
      action={
        <Flex gap="2" flexWrap="wrap" justifyContent="center">
          <Button asChild>
            <Link to="/search">{t(messages.toSearch)}</Link>
          </Button>
          <Button asChild>
            <Link to="/assignments/worklist">{t(messages.backToList)}</Link>
          </Button>
        </Flex>
      }
    />
  );
}
