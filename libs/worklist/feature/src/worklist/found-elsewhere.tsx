import { apiQuery, browseWorklist } from '@dosar/api-client';
import { Button } from '@dosar/design-system';
import { useQueries } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { messages } from './found-messages.ts';
import { addressOfList } from './worklist-address.ts';
import { requestOf, type WorklistView } from './worklist-view.ts';

/** Open work is in exactly one of these. */
const openLists = ['active', 'waiting', 'snoozed'] as const;

/** Where a list finds nothing: the other open lists in which the same filter finds something, each with how much. */
export function FoundElsewhere({ view }: { view: WorklistView }) {
  const { formatMessage: t } = useIntl();
  const others = openLists.filter((list) => list !== view.category_code);
  const counts = useQueries({
    queries: others.map((list) =>
      apiQuery(browseWorklist, {
        body: { ...requestOf({ ...view, category_code: list }, undefined), limit: 1 },
      }),
    ),
  });
  return others.map((list, place) => {
    const count = counts[place]?.data?.total.count ?? 0;
    if (count === 0) return null;
    return (
      <Button key={list} asChild>
        <Link to={addressOfList(list, view)}>{t(messages.elsewhere, { list, count })}</Link>
      </Button>
    );
  });
}
