import { lazy, Suspense, useState, type ReactNode } from 'react';
import {
  Box,
  Button,
  FilterChips,
  Flex,
  LoadingState,
  SidePanel,
  VisuallyHidden,
  useIsPhone,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages as worklist } from '../worklist/messages.ts';
import { isNarrowed, withoutFilters, type WorklistView } from '../worklist/worklist-view.ts';
import { FilterMenus } from './filter-menus.tsx';
import { messages } from './messages.ts';
import { SearchBox } from './search-box.tsx';
import { useFilterChips } from './use-filter-chips.ts';
import { useOrderWords } from './use-order-words.ts';

const FilterFields = lazy(async () => ({ default: (await import('./filter-fields.tsx')).FilterFields }));

export type FilterBarProps = {
  view: WorklistView;
  /** Shows another list; `replace` for steps on the way, such as letters of a word. */
  onShow: (view: WorklistView, options?: { replace: boolean }) => void;
};

type Props = FilterBarProps & {
  /** A heading of the table tells the order already. */
  isOrderSeen: boolean;
  /** How many rows are there and how many the server counts; absent until it has. */
  shown: { rows: number; total: Schema<'CappedCount'> } | undefined;
  /** What can be done about a saved view that is shown otherwise. */
  changes: ReactNode;
};

/** What narrows the worklist: the usual choices at hand, all others in a panel, and what is on as chips. */
export function FilterBar({ view, onShow, isOrderSeen, shown, changes }: Props) {
  const { formatMessage: t } = useIntl();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const chips = useFilterChips(view, onShow);
  const orderWords = useOrderWords();
  const search = (q: string) =>
    onShow({ ...view, filter_criteria: { ...view.filter_criteria, q: q || undefined } }, { replace: true });

  return (
    <>
      <Flex
        as="form"
        role="search"
        gap="1.5"
        flexWrap="wrap"
        alignItems="center"
        minHeight="44px"
        paddingBlock="1.5"
        marginInline="-4"
        paddingInline="4"
        borderBottomWidth="1px"
        onSubmit={(event) => event.preventDefault()}
      >
        <Box flex={{ base: '1 1 10rem', md: '0 0 12rem' }}>
          <SearchBox text={view.filter_criteria.q ?? ''} onSearch={search} />
        </Box>
        <FilterChips filters={chips} onClear={() => onShow(withoutFilters(view))} />
        {!isPhone && <FilterMenus view={view} onShow={onShow} />}
        <Button variant="quiet" icon={isPhone ? 'filter_list' : 'add'} onClick={() => setOpen(true)}>
          {t(messages.filters, { count: chips.length })}
        </Button>
        {!isOrderSeen && (
          <Button variant="quiet" onClick={() => setOpen(true)}>
            {t(messages.orderShown, { order: orderWords(view.sort) })}
          </Button>
        )}
        {changes}
        {shown && <Range {...shown} />}
      </Flex>
      <SidePanel
        open={isOpen}
        title={t(messages.panelTitle)}
        onClose={() => setOpen(false)}
        footer={
          <>
            {isNarrowed(view) && (
              <Button variant="quiet" onClick={() => onShow(withoutFilters(view))}>
                {t(messages.clear)}
              </Button>
            )}
            <Button variant="primary" onClick={() => setOpen(false)}>
              {t(messages.done)}
            </Button>
          </>
        }
      >
        <Suspense fallback={<LoadingState shape="rows" count={8} />}>
          <FilterFields view={view} onShow={onShow} />
        </Suspense>
      </SidePanel>
    </>
  );
}

/** Which rows are shown of how many; read out as a number of tasks. */
function Range({ rows, total }: NonNullable<Props['shown']>) {
  const { formatMessage: t } = useIntl();
  const { number } = useFormats();
  const { count, capped } = total;
  return (
    <Box
      role="status"
      marginInlineStart="auto"
      color="textFaint"
      fontVariantNumeric="tabular-nums"
      whiteSpace="nowrap"
    >
      <VisuallyHidden>{t(capped ? worklist.totalCapped : worklist.total, { count })}</VisuallyHidden>
      {count > 0 && (
        <span aria-hidden>
          {t(messages.range, {
            from: number(1),
            to: number(Math.min(rows, count)),
            count: number(count),
            more: capped ? 'yes' : 'no',
          })}
        </span>
      )}
    </Box>
  );
}
