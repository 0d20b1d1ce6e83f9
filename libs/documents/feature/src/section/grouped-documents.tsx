import { useState } from 'react';
import type { Document } from '@dosar/api-client';
import { Box, Button, Flex, Grid, Heading, Stack } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { canBeShown } from '../document-list/document-facts.ts';
import { RefuseDialog } from '../verdict/refuse-dialog.tsx';
import { useVerdict, type Verdict } from '../verdict/use-verdict.ts';
import { documentGroups, type DocumentGroup } from './document-groups.ts';
import { DocumentTile } from './document-tile.tsx';
import { messages } from './messages.ts';
import { redundantCopies } from './redundant-copies.ts';
import { SelectionBar } from './selection-bar.tsx';

type GroupedDocumentsProps = {
  assignmentId: string;
  documents: readonly Document[];
  mayJudge: boolean;
  onOpen: (document: Document) => void;
  onCompare: (documentId: string, comparedWith: string) => void;
  onSave: (documentIds: readonly string[]) => void;
};

/** The documents in their groups; several can be picked and judged at once. */
export function GroupedDocuments({ assignmentId, documents, mayJudge, ...acts }: GroupedDocumentsProps) {
  const [pickedIds, setPickedIds] = useState<ReadonlySet<string>>(new Set());
  const [isRefusing, setRefusing] = useState(false);
  const { judge, isJudging } = useVerdict(assignmentId);
  const picked = documents.filter(({ id }) => pickedIds.has(id));

  const pick = (id: string, isPicked: boolean) =>
    setPickedIds((before) => new Set(isPicked ? [...before, id] : [...before].filter((it) => it !== id)));
  const clear = () => setPickedIds(new Set());
  const decide = async (verdict: Verdict) => {
    const judged = new Set(picked.map(({ id }) => id));
    if (await judge(picked, verdict)) {
      // What was picked while the answer was on its way stays picked.
      setPickedIds((before) => new Set([...before].filter((id) => !judged.has(id))));
      // An acceptance that ends late leaves alone the dialog that was opened since.
      if (verdict.verdict === 'rejected') setRefusing(false);
    }
  };
  return (
    <Stack gap="5">
      {mayJudge && (
        <SelectionBar
          picked={picked}
          isBusy={isJudging}
          onAccept={() => void decide({ verdict: 'accepted' })}
          onRefuse={() => setRefusing(true)}
          onSupersede={() => void decide({ verdict: 'superseded' })}
          onDownload={() => acts.onSave([...pickedIds])}
          onClear={clear}
        />
      )}
      {documentGroups(documents).map((found) => (
        <Group
          key={found.group}
          {...found}
          pickedIds={pickedIds}
          onPick={pick}
          onKeepOne={mayJudge ? (copies) => void judge(copies, { verdict: 'superseded' }) : undefined}
          {...acts}
        />
      ))}
      {isRefusing && (
        <RefuseDialog
          count={picked.length}
          isBusy={isJudging}
          onRefuse={(reason) => void decide({ verdict: 'rejected', reason })}
          onClose={() => setRefusing(false)}
        />
      )}
    </Stack>
  );
}

type GroupProps = Pick<GroupedDocumentsProps, 'documents' | 'onOpen' | 'onCompare'> & {
  group: DocumentGroup;
  pickedIds: ReadonlySet<string>;
  onPick: (id: string, isPicked: boolean) => void;
  /** Replaces what is there twice; absent for who may not judge. */
  onKeepOne: ((copies: readonly Document[]) => void) | undefined;
};

function Group({ group, documents, pickedIds, onPick, onKeepOne, onOpen, onCompare }: GroupProps) {
  const { formatMessage: t } = useIntl();
  const headingId = `documents-${group}`;
  const duplicates = documents.filter((document) => document.duplicate_of !== null).length;
  const copies = redundantCopies(documents);
  const [first, second] = documents.filter(canBeShown);
  return (
    <Box as="section" aria-labelledby={headingId}>
      <Flex alignItems="baseline" columnGap="2" flexWrap="wrap" marginBottom="2">
        <Heading id={headingId} size="md">
          {t(messages[group])}
        </Heading>
        <Box color="textMuted" flex="1">
          {t(messages.groupCount, { count: documents.length, duplicates })}
        </Box>
        {onKeepOne && copies.length > 0 && (
          <Button variant="quiet" onClick={() => onKeepOne(copies)}>
            {t(messages.keepOne)}
          </Button>
        )}
        {first && second && group === 'photos' && (
          <Button variant="quiet" icon="compare" onClick={() => onCompare(first.id, second.id)}>
            {t(messages.compare)}
          </Button>
        )}
      </Flex>
      <Grid
        as="ul"
        listStyleType="none"
        aria-labelledby={headingId}
        gap="3"
        gridTemplateColumns="repeat(auto-fill, minmax(min(9rem, 45%), 1fr))"
      >
        {documents.map((document) => (
          <DocumentTile
            key={document.id}
            document={document}
            isPicked={pickedIds.has(document.id)}
            onPick={(isPicked) => onPick(document.id, isPicked)}
            onOpen={() => onOpen(document)}
          />
        ))}
      </Grid>
    </Box>
  );
}
