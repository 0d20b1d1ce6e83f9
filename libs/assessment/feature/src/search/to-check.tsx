import { closingNeeds } from '@dosar/assessment-domain';
import { Box, Button, Flex, Icon, Text } from '@dosar/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ItemHistory } from '../history/item-history.tsx';
import type { OpenedNote } from '../note/note-query.ts';
import { useFindingText } from '../note/use-finding-text.ts';
import { subjectMessages } from '../photos/subject-messages.ts';
import { PanePart } from './pane-part.tsx';
import { paneMessages as messages } from './pane-messages.ts';

/** As many things are named at once. */
const mostNamed = 6;

const fromEarlierFiles: ReadonlySet<string> = new Set([
  'paid_before',
  'photo_used_before',
  'odometer_backwards',
]);

type Line = NonNullable<OpenedNote['note']>['lines'][number];
type Thing = { text: string; line?: Line };

/** What is missing, and what earlier files tell of the car and its parts. */
export function ToCheck({ opened }: { opened: OpenedNote }) {
  const { formatMessage: t } = useIntl();
  const things = useThings(opened);
  const [shown, setShown] = useState<Line>();
  return (
    <PanePart title={t(messages.toCheck)}>
      {things.length === 0 ? (
        <Text tone="muted">{t(messages.nothing)}</Text>
      ) : (
        <Box as="ul" listStyleType="none">
          {things.slice(0, mostNamed).map(({ text, line }) => (
            <Flex as="li" key={text} gap="2" marginBottom="1">
              <Box as="span" color="warning" flex="none">
                <Icon name="warning" />
              </Box>
              <Text as="span" flex="1">
                {text}
              </Text>
              {line && (
                <Button
                  aria-label={t(messages.historyOf, { part: line.values.part_name })}
                  onClick={() => setShown(line)}
                >
                  {t(messages.history)}
                </Button>
              )}
            </Flex>
          ))}
        </Box>
      )}
      {shown && (
        <ItemHistory
          assignmentId={opened.start.assignment_id}
          itemGuid={shown.item_guid}
          partName={shown.values.part_name}
          vin={opened.start.vin}
          onClose={() => setShown(undefined)}
        />
      )}
    </PanePart>
  );
}

function useThings({ start, note }: OpenedNote): Thing[] {
  const { formatMessage: t } = useIntl();
  const textOf = useFindingText();
  const needs = closingNeeds({
    head: { odometer: note?.head.odometer ?? null },
    lines: [],
    photos: note?.photos ?? [],
    vehicle: start,
    explained: new Set(),
  });
  const photos = needs.flatMap((need) => (need.kind === 'photo' ? t(subjectMessages[need.subject]) : []));
  const lines = note?.lines ?? [];
  const lineOf = (guid: string | null) => lines.find(({ item_guid: id }) => id === guid);
  const findings = (note?.findings ?? []).filter(({ rule }) => fromEarlierFiles.has(rule));
  const told = findings.map((finding): Thing => {
    const line = lineOf(finding.item_guid);
    const text = textOf(finding, { part: line?.values.part_name ?? '', other: 0 });
    return line !== undefined && line.history_count > 0 ? { text, line } : { text };
  });
  const again = lines
    .filter((line) => line.history_count > 0 && !findings.some(({ item_guid: id }) => id === line.item_guid))
    .map((line): Thing => {
      const { part_name: part } = line.values;
      return { text: t(messages.alsoIn, { part, count: line.history_count }), line };
    });
  return [
    ...told,
    ...again,
    ...needs.flatMap((need): Thing[] =>
      need.kind === 'photo' ? [] : [{ text: t(messages.number, { kind: need.kind }) }],
    ),
    ...(photos.length > 0 ? [{ text: t(messages.missingPhotos, { photos: photos.join(', ') }) }] : []),
  ];
}
