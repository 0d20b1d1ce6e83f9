import { Button, EmptyState } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { FoundElsewhere } from './found-elsewhere.tsx';
import { isNarrowed, withoutFilters, type WorklistView } from './worklist-view.ts';

export type NoRowsProps = { view: WorklistView; onShow: (view: WorklistView) => void };

/** Why a list is empty and the way out of it. */
export function NoRows({ view, onShow }: NoRowsProps) {
  const { formatMessage: t } = useIntl();
  if (isNarrowed(view))
    return (
      <EmptyState
        kind="no-match"
        action={
          <>
            <FoundElsewhere view={view} />
            <Button onClick={() => onShow(withoutFilters(view))}>{t(messages.clear)}</Button>
          </>
        }
      />
    );
  const isSnoozed = view.category_code === 'snoozed';
  return (
    <EmptyState
      kind="nothing-yet"
      title={t(isSnoozed ? messages.emptySnoozed : messages.empty)}
      description={t(isSnoozed ? messages.emptySnoozedAdvice : messages.emptyAdvice)}
      action={
        view.category_code !== 'all' && (
          <Button onClick={() => onShow({ ...view, category_code: 'all' })}>{t(messages.showAll)}</Button>
        )
      }
    />
  );
}
