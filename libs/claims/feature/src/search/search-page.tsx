import { useSession } from '@dosar/auth';
import {
  Box,
  Button,
  EmptyState,
  Flex,
  LoadingState,
  PageTitle,
  SidePanel,
  VisuallyHidden,
} from '@dosar/design-system';
import { shortestSearch } from '@dosar/claims-domain';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { addressOfAssignment } from '@dosar/areas/claims';
import { messages } from './messages.ts';
import { rememberSearch, useRecentSearches } from './recent-searches.ts';
import { SearchField } from './search-field.tsx';
import { SearchOneGroup, SearchOverview } from './search-results.tsx';
import { criteriaCount, searchGroups } from './search-view.ts';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useFindings } from './use-findings.ts';
import { useSearchView } from './use-search-view.ts';

const SearchCriteriaFields = lazy(async () => ({
  default: (await import('./search-criteria.tsx')).SearchCriteriaFields,
}));

/** Finds everything by whatever one has of it (specification R8, M1): one box, grouped hits. */
export function SearchPage() {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  const { view, opened, show, leaveFor } = useSearchView();
  const findings = useFindings(view);
  const [isOpen, setOpen] = useState(false);
  const results = useRef<HTMLDivElement>(null);
  const walk = useArrowKeys(results);
  const isEnough = view.q.length >= shortestSearch;
  const isCurrent = isEnough && findings.data !== undefined && !findings.isPlaceholderData;
  const exact = isCurrent && opened !== view.q ? findings.data.exact : null;

  useOnce(exact?.claim_file_no, () => {
    if (exact) void leaveFor(addressOfAssignment(exact));
  });
  const search = useStable((q: string) => show({ q, kind: undefined }, { replace: view.q !== '' }));
  const count = criteriaCount(view.criteria);
  const kind = view.kind;

  return (
    <>
      <PageTitle title={t(messages.title)} />
      <Flex columnGap="3" alignItems="start" flexWrap="wrap" marginBottom="4" maxWidth="56rem">
        <Box flex="1 1 13rem">
          <SearchField text={view.q} onSearch={search} onKeyDown={walk.fromField} />
        </Box>
        {/* Beside the box, not beside its label. */}
        <Box paddingTop="calc(1lh + {spacing.1})">
          <Button icon="filter_list" onClick={() => setOpen(true)}>
            {t(messages.filters, { count })}
          </Button>
        </Box>
      </Flex>
      <VisuallyHidden role="status">
        {isCurrent && t(messages.found, { count: hitCount(findings.data) })}
      </VisuallyHidden>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys move between the links inside */}
      <div
        ref={results}
        onKeyDown={walk.inResults}
        onClick={(event) => {
          if ((event.target as Element).closest('a')) rememberSearch(profile, view.q);
        }}
      >
        <Box maxWidth="56rem">
          {!isEnough && <BeforeSearch onChoose={(q) => show({ q })} />}
          {isEnough && kind === undefined && (
            <SearchOverview findings={findings} onShowGroup={(group) => show({ kind: group })} />
          )}
          {isEnough && kind !== undefined && (
            <SearchOneGroup view={{ ...view, kind }} onBack={() => show({ kind: undefined })} />
          )}
        </Box>
      </div>
      <SidePanel
        open={isOpen}
        title={t(messages.narrow)}
        onClose={() => setOpen(false)}
        footer={
          <>
            {count > 0 && (
              <Button variant="quiet" onClick={() => show({ criteria: {} }, { replace: true })}>
                {t(messages.clear)}
              </Button>
            )}
            <Button variant="primary" onClick={() => setOpen(false)}>
              {t(messages.done)}
            </Button>
          </>
        }
      >
        <Suspense fallback={<LoadingState shape="rows" count={6} />}>
          <SearchCriteriaFields
            criteria={view.criteria}
            onNarrow={(criteria) => show({ criteria }, { replace: true })}
          />
        </Suspense>
      </SidePanel>
    </>
  );
}

/** What can be typed, and what was searched for last. */
function BeforeSearch({ onChoose }: { onChoose: (text: string) => void }) {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  const recent = useRecentSearches(profile);
  return (
    <EmptyState
      kind="nothing-yet"
      title={t(messages.before)}
      description={t(messages.beforeAdvice)}
      action={
        recent.length > 0 && (
          <Flex
            role="group"
            aria-label={t(messages.recent)}
            gap="2"
            flexWrap="wrap"
            justifyContent="center"
            alignItems="center"
          >
            {t(messages.recent)}
            {recent.map((text) => (
              <Button key={text} onClick={() => onChoose(text)}>
                {text}
              </Button>
            ))}
          </Flex>
        )
      }
    />
  );
}

type Findings = NonNullable<ReturnType<typeof useFindings>['data']>;

function hitCount(findings: Findings): number {
  return searchGroups.reduce((sum, name) => sum + (findings[name]?.items.length ?? 0), 0);
}

/** Does something when a value appears, once for each value. */
function useOnce(value: string | undefined, act: () => void) {
  const done = useRef<string>(undefined);
  useEffect(function actOnNewValue() {
    if (value === undefined || done.current === value) return;
    done.current = value;
    act();
  });
}

/** The same function in every render, so that a timer that calls it is not set anew. */
function useStable<Argument>(act: (argument: Argument) => void) {
  const latest = useRef(act);
  useEffect(function keepLatest() {
    latest.current = act;
  });
  return useCallback((argument: Argument) => latest.current(argument), []);
}
