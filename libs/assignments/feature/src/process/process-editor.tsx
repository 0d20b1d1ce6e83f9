import { apiQuery, browseProcessWords, useQueryFailure } from '@dosar/api-client';
import { lazyPart } from '@dosar/areas';
import {
  Banner,
  Box,
  Button,
  CheckboxField,
  ErrorState,
  FilterTabs,
  Grid,
  HStack,
  LoadingState,
  Stack,
  Text,
  useHasTwoPanes,
  useIsPhone,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { drawingMessages } from './drawing-messages.ts';
import { EditorHead } from './editor-head.tsx';
import { ItemView } from './item-view.tsx';
import { mainWays } from './main-ways.ts';
import { messages } from './messages.ts';
import { OpenItem } from './open-item.tsx';
import { ProcessLists } from './process-lists.tsx';
import { Differences, Findings, Simulation, Versions } from './process-notes.tsx';
import { useMoves, type Moves } from './use-moves.ts';
import { detailQuery, useProcessActs } from './use-process-acts.ts';

type Detail = Schema<'ProcessDetail'>;

const Graph = lazyPart(async () => (await import('./process-graph.tsx')).ProcessGraph);
const lookMilliseconds = 1000;

/** The process of one kind of work: what is in force, and its draft with what is wrong, what changes, and what it would do. */
export function ProcessEditor({ kind }: { kind: string }) {
  const failureOf = useQueryFailure();
  const words = useQuery(apiQuery(browseProcessWords));
  const found = useQuery({
    ...detailQuery(kind),
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) =>
      state.data?.draft?.simulation?.state === 'running' ? lookMilliseconds : false,
  });
  if (found.isError && !found.data) return <ErrorState {...failureOf(found)} />;
  if (words.isError && !words.data) return <ErrorState {...failureOf(words)} />;
  if (!found.data || !words.data) return <LoadingState shape="rows" count={8} />;
  return <Editor detail={found.data} words={words.data} />;
}

function Editor({ detail, words }: { detail: Detail; words: Schema<'ProcessWords'> }) {
  const { formatMessage: t } = useIntl();
  const [address, setAddress] = useSearchParams();
  const chosen = address.get('status');
  const { draft } = detail;
  const content = draft?.content ?? detail.in_force;
  const choose = (key: string) =>
    setAddress({ kind: detail.assignment_type, ...(key !== '' && { status: key }) });
  const acts = useProcessActs(detail);
  const isEditable = draft?.state === 'draft';
  const moves = useMoves(detail.assignment_type);
  const hasTwoPanes = useHasTwoPanes();
  const opened =
    chosen !== null &&
    (isEditable ? (
      <OpenItem
        key={chosen}
        draft={draft}
        words={words}
        itemKey={chosen}
        readAgain={acts.readAgain}
        onChoose={choose}
        onStored={acts.keep}
      />
    ) : (
      <ItemView {...{ content, words, moves }} itemKey={chosen} onClose={() => choose('')} />
    ));
  const notes = draft !== null && <DraftNotes draft={draft} words={words} onChoose={choose} />;
  const hasAside = hasTwoPanes && (opened !== false || notes !== false);
  return (
    <Stack gap="4">
      <EditorHead detail={detail} acts={acts} />
      {detail.proposal !== null && draft === null && (
        <Banner tone="info" title={t(messages.proposalTitle)}>
          <Stack gap="2">
            <Text>{t(messages.proposalText, { count: detail.proposal.differences.length })}</Text>
            <Differences items={detail.proposal.differences} />
            <HStack gap="2" flexWrap="wrap">
              <Button onClick={() => acts.start(detail.proposal?.process_version_id)}>
                {t(messages.takeOver)}
              </Button>
              <Button variant="quiet" onClick={() => acts.discard(detail.proposal)}>
                {t(messages.keepOwn)}
              </Button>
            </HStack>
          </Stack>
        </Banner>
      )}
      {draft === null && <Text tone="muted">{t(messages.readOnly)}</Text>}
      <Grid
        gap="5"
        alignItems="start"
        gridTemplateColumns={hasAside ? 'minmax(0, 1fr) minmax(0, 24rem)' : 'minmax(0, 1fr)'}
      >
        {opened !== false && (
          <Box gridColumn={hasAside ? '2' : undefined} gridRow={hasAside ? '1' : undefined}>
            {opened}
          </Box>
        )}
        <Views
          content={content}
          words={words}
          moves={moves}
          chosen={chosen}
          onChoose={choose}
          canAdd={isEditable}
          onMove={isEditable ? (key, position) => acts.move(draft, key, position) : undefined}
          wrong={wrongIn(draft)}
        />
        {notes}
      </Grid>
      <Versions versions={detail.versions} onGoBack={draft === null ? acts.start : undefined} />
    </Stack>
  );
}

type DraftNotesProps = {
  draft: Schema<'ProcessDraft'>;
  words: Schema<'ProcessWords'>;
  onChoose: (key: string) => void;
};

/** What the check finds in a draft, what last month's files would do in it, and what it changes. */
function DraftNotes({ draft, words, onChoose }: DraftNotesProps) {
  return (
    <Stack gap="4">
      <Findings draft={draft} words={words} onChoose={onChoose} />
      <Simulation draft={draft} words={words} />
      <Differences items={draft.differences} />
    </Stack>
  );
}

const wrongIn = (draft: Schema<'ProcessDraft'> | null): ReadonlySet<string> =>
  new Set(
    draft?.findings.flatMap(({ is_error: isError, status_code: code, step_code: step }) =>
      isError && code !== null && step === null ? [`status:${code}`] : [],
    ),
  );

type ViewsProps = {
  content: Schema<'ProcessContent'>;
  words: Schema<'ProcessWords'>;
  moves: Moves;
  chosen: string | null;
  onChoose: (key: string) => void;
  canAdd: boolean;
  onMove: ((key: string, position: number) => void) | undefined;
  wrong: ReadonlySet<string>;
};

/** The drawing, the lists, or both; on a phone the lists. */
function Views({ wrong, ...lists }: ViewsProps) {
  const { formatMessage: t } = useIntl();
  const isPhone = useIsPhone();
  const { date } = useFormats();
  const [view, setView] = useState('both');
  const [hasSideWays, setSideWays] = useState(false);
  const { content, chosen, moves } = lists;
  if (isPhone) return <ProcessLists {...lists} />;
  return (
    <Stack gap="3">
      <HStack gap="4" flexWrap="wrap">
        <FilterTabs
          label={t(messages.views)}
          tabs={[
            { id: 'graph', label: t(messages.viewGraph) },
            { id: 'table', label: t(messages.viewTable) },
            { id: 'both', label: t(messages.viewBoth) },
          ]}
          selected={view}
          onSelect={setView}
        />
        {view !== 'table' && (
          <CheckboxField
            id="process-side-ways"
            label={t(drawingMessages.sideWays)}
            checked={hasSideWays}
            onChange={({ target }) => setSideWays(target.checked)}
          />
        )}
      </HStack>
      {view !== 'table' && (
        <Stack gap="1" minHeight="12rem">
          <Graph
            content={hasSideWays ? content : mainWays(content, (key) => wrong.has(key) || key === chosen)}
            {...{ wrong, moves, chosen }}
            onChoose={lists.onChoose}
          />
          {moves.fromDay !== undefined && (
            <Text tone="muted" size="sm">
              {t(drawingMessages.since, { day: date(moves.fromDay) })}
            </Text>
          )}
        </Stack>
      )}
      {view !== 'graph' && <ProcessLists {...lists} />}
    </Stack>
  );
}
