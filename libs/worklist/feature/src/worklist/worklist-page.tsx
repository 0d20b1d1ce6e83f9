import { useProblemText } from '@dosar/api-client';
import { Button, EmptyState, ErrorState, LoadingState, PageTitle } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { Link, Navigate, useSearchParams } from 'react-router';
import { listAsLeft } from './list-of-address.ts';
import { messages } from './messages.ts';
import { useListPlace, type ListPlace } from './use-list-place.ts';
import { addressOfView, worklistPath } from './worklist-address.ts';
import { Worklist } from './worklist.tsx';

/** The work that waits: one's own list, a fixed one, or a saved view, all in the address. */
export function WorklistPage() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const place = useListPlace();

  if (place.kind === 'pending') return <LoadingState shape="rows" />;
  if (place.kind === 'own' || place.kind === 'list' || place.kind === 'view')
    return <AsItWasLeft place={place} />;
  return (
    <>
      <PageTitle title={t(messages.title)} />
      {place.kind === 'failed' ? (
        <ErrorState description={problemText(place.error)} onRetry={place.retry} />
      ) : (
        <EmptyState
          kind="no-match"
          title={t(messages.noSuchView)}
          description={t(messages.noSuchViewAdvice)}
          action={
            <Button asChild>
              <Link to={worklistPath}>{t(messages.title)}</Link>
            </Button>
          }
        />
      )}
    </>
  );
}

/** An address that asks for nothing opens the list as it was left, in words that can be copied and sent. */
function AsItWasLeft({ place }: { place: ListPlace }) {
  const [params] = useSearchParams();
  const left = place.kind === 'own' ? listAsLeft(params, place.base) : undefined;
  if (left) return <Navigate replace to={addressOfView(left)} />;
  return <Worklist key={place.key} place={place} />;
}
