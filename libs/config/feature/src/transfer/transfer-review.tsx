import { api, dataOf, queriesOf, useProblemText, ApiProblem } from '@dosar/api-client';
import {
  Banner,
  Box,
  Button,
  Card,
  CheckboxField,
  Heading,
  HStack,
  notify,
  Stack,
  Text,
} from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { featureCodes, wordsOf } from '../features/feature-words.ts';
import { kindMessages } from './kind-messages.ts';
import { messages } from './messages.ts';
import { ValueChanges } from './value-changes.tsx';

type Change = Schema<'ConfigurationChange'>;
type ReviewProps = {
  document: Schema<'ConfigurationDocument'>;
  preview: Schema<'ConfigurationPreview'>;
  /** Told after the things were stored, or when they are not any more what was read. */
  onLookAgain: () => void;
};

const nameOf = ({ kind, code }: Pick<Change, 'kind' | 'code'>) => `${kind}: ${code}`;

/** What a file would change, each thing with a box; what is chosen is stored together. */
export function TransferReview({ document, preview, onLookAgain }: ReviewProps) {
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = preview.changes.filter((change) => !left.has(nameOf(change)));
  const stored = useMutation({
    mutationFn: () =>
      dataOf(api.POST('/api/config/importConfiguration', { body: { items: itemsOf(document, chosen) } })),
    onSuccess: ({ changed }) => {
      notify.success(t(messages.stored, { count: changed }));
      void queryClient.invalidateQueries(
        queriesOf(
          'config',
          'assignments',
          'tracking',
          'messages',
          'documents',
          'workload',
          'absences',
          'assessment',
        ),
      );
      onLookAgain();
    },
  });
  const choose = (names: readonly string[], isChosen: boolean) =>
    setLeft((before) => {
      const others = [...before].filter((name) => !names.includes(name));
      return new Set(isChosen ? others : [...others, ...names]);
    });
  const groups = Map.groupBy(preview.changes, ({ kind }) => kind);
  return (
    <Stack gap="4" aria-label={t(messages.review)} as="section">
      <Text>{t(messages.count, { changed: preview.changes.length, same: preview.unchanged })}</Text>
      {preview.unknown.length > 0 && (
        <Text tone="muted">
          {t(messages.unknown)} {preview.unknown.join(', ')}
        </Text>
      )}
      {stored.isError && (
        <Refused failure={stored.error} changes={preview.changes} onLookAgain={onLookAgain} />
      )}
      {[...groups].map(([kind, changes]) => (
        <Stack key={kind} as="section" gap="2" aria-label={t(kindMessages[kind])}>
          <HStack justifyContent="space-between" flexWrap="wrap">
            <Heading as="h3" size="md">
              {t(kindMessages[kind])}
            </Heading>
            <CheckboxField
              label={t(messages.all, { kind: t(kindMessages[kind]) })}
              checked={changes.every((change) => !left.has(nameOf(change)))}
              onChange={({ target }) => choose(changes.map(nameOf), target.checked)}
            />
          </HStack>
          <Stack as="ul" gap="2" listStyle="none">
            {changes.map((change) => (
              <ChangeItem
                key={nameOf(change)}
                change={change}
                isChosen={!left.has(nameOf(change))}
                onChoose={(isChosen) => choose([nameOf(change)], isChosen)}
              />
            ))}
          </Stack>
        </Stack>
      ))}
      {preview.changes.length > 0 && (
        <Box>
          <Button
            variant="primary"
            disabled={chosen.length === 0}
            loading={stored.isPending}
            onClick={() => stored.mutate()}
          >
            {t(messages.store, { count: chosen.length })}
          </Button>
        </Box>
      )}
    </Stack>
  );
}

/** The chosen things with their contents, each with the mark that the preview gave it. */
function itemsOf({ items }: ReviewProps['document'], chosen: readonly Change[]) {
  const seen = new Map(chosen.map((change) => [nameOf(change), change.seen]));
  return items.flatMap((item) => {
    const mark = seen.get(nameOf(item));
    return mark === undefined ? [] : [{ ...item, seen: mark }];
  });
}

type ItemProps = { change: Change; isChosen: boolean; onChoose: (isChosen: boolean) => void };

function ChangeItem({ change, isChosen, onChoose }: ItemProps) {
  const { formatMessage: t } = useIntl();
  const feature = featureCodes.find((code) => change.kind === 'feature' && code === change.code);
  const name = feature ? t(wordsOf(feature).name) : change.label || t(kindMessages[change.kind]);
  return (
    <Card as="li">
      <Stack gap="2">
        <CheckboxField
          label={t(change.is_new ? messages.add : messages.change, { name })}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <ValueChanges fields={change.fields} count={change.field_count} />
      </Stack>
    </Card>
  );
}

type RefusedProps = { failure: Error; changes: readonly Change[]; onLookAgain: () => void };

/** Why nothing was stored, and which thing of the file is to blame. */
function Refused({ failure, changes, onLookAgain }: RefusedProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const about = failure instanceof ApiProblem ? failure.context['thing'] : undefined;
  const found = changes.find((change) => nameOf(change) === about);
  return (
    <Banner tone="warning" title={problemText(failure)} live>
      <Stack gap="2" alignItems="flex-start">
        {typeof about === 'string' && <Text>{t(messages.about, { name: found?.label || about })}</Text>}
        <Text>{t(messages.nothingStored)}</Text>
        <Button onClick={onLookAgain}>{t(messages.lookAgain)}</Button>
      </Stack>
    </Banner>
  );
}
