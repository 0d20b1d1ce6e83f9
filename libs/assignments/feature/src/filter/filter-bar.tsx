import { lazy, Suspense, useState } from 'react';
import {
  Box,
  Button,
  FilterChips,
  Flex,
  LoadingState,
  SelectField,
  SidePanel,
  useIsPhone,
} from '@dosar/design-system';
import { useIntl } from 'react-intl';
import {
  allOwners,
  isNarrowed,
  ownerKeys,
  withoutFilters,
  type WorklistView,
} from '../worklist/worklist-view.ts';
import { messages as keyMessages } from './key-messages.ts';
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
};

const owners = Object.entries(ownerKeys) as [keyof typeof ownerKeys, number][];
const deadlines = [
  ['overdue', 16],
  ['dueToday', 32],
] as const;
const allDeadlines = 16 | 32;

/** What narrows the worklist: the usual choices at hand, all others in a panel, and what is on as chips. */
export function FilterBar({ view, onShow, isOrderSeen }: Props) {
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
        gap="3"
        flexWrap="wrap"
        alignItems="end"
        marginBottom="3"
        onSubmit={(event) => event.preventDefault()}
      >
        <Box flex={{ base: '1 1 10rem', md: '0 1 17rem' }}>
          <SearchBox text={view.filter_criteria.q ?? ''} onSearch={search} />
        </Box>
        {!isPhone && <QuickChoices view={view} onShow={onShow} />}
        <Button icon="filter_list" onClick={() => setOpen(true)}>
          {t(messages.filters, { count: chips.length })}
        </Button>
        {!isOrderSeen && (
          <Button variant="quiet" onClick={() => setOpen(true)}>
            {t(messages.orderShown, { order: orderWords(view.sort) })}
          </Button>
        )}
      </Flex>
      {isNarrowed(view) && (
        <Box marginBottom="3">
          <FilterChips filters={chips} onClear={() => onShow(withoutFilters(view))} />
        </Box>
      )}
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

function QuickChoices({ view, onShow }: FilterBarProps) {
  const { formatMessage: t } = useIntl();
  const chooseBits = (mask: number) => (event: { target: { value: string } }) =>
    onShow({ ...view, filter_keys: (view.filter_keys & ~mask) | Number(event.target.value) });
  const owner = view.filter_keys & allOwners;
  const several = owners.filter(([, bit]) => owner & bit);
  return (
    <>
      <SelectField
        label={t(messages.whose)}
        placeholder={t(messages.everybody)}
        value={String(owner || '')}
        onChange={chooseBits(allOwners)}
        choices={[
          ...owners.map(([name, bit]) => ({ value: String(bit), label: t(keyMessages[name]) })),
          // Chosen in the panel, where they can be combined.
          ...(several.length > 1
            ? [{ value: String(owner), label: several.map(([name]) => t(keyMessages[name])).join(' + ') }]
            : []),
        ]}
      />
      <SelectField
        label={t(messages.deadline)}
        placeholder={t(messages.anyDeadline)}
        value={String(view.filter_keys & allDeadlines || '')}
        onChange={chooseBits(allDeadlines)}
        choices={deadlines.map(([name, bit]) => ({ value: String(bit), label: t(keyMessages[name]) }))}
      />
    </>
  );
}
