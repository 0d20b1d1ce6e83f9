import { useState, type KeyboardEvent } from 'react';
import { browseVehiclePhotos, judgeDocuments } from '@dosar/api-client';
import type { Document } from '@dosar/api-client';
import { useCan } from '@dosar/auth';
import { Box, Button, Dialog, Flex, TextField } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { useSaveDocument } from '../document-list/use-save-document.ts';
import { RefuseDialog } from '../verdict/refuse-dialog.tsx';
import { useVerdict, type Verdict } from '../verdict/use-verdict.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { FilmStrip } from './film-strip.tsx';
import { messages } from './messages.ts';
import { useAnnotations, type MarkShape } from './use-annotations.ts';
import { useViewerState, type ViewerState } from './use-viewer-state.ts';
import { ViewerPanes } from './viewer-panes.tsx';
import { ViewerSide } from './viewer-side.tsx';
import { ViewerTools } from './viewer-tools.tsx';

type DocumentViewerProps = {
  assignmentId: string;
  /** What can be looked at, in the order of the film strip. */
  documents: readonly Document[];
  /** The document that is open; absent while the viewer is closed. */
  shownId: string | undefined;
  comparedId: string | undefined;
  onShow: (documentId: string | undefined, comparedWith?: string) => void;
};

/** A document as large as the window: enlarged, turned, beside another one, marked and judged. */
export function DocumentViewer({ documents, shownId, onShow, ...rest }: DocumentViewerProps) {
  const shown = documents.find(({ id }) => id === shownId);
  return (
    <Dialog
      open={shown !== undefined}
      size="full"
      title={shown?.file_name ?? ''}
      onClose={() => onShow(undefined)}
    >
      {shown && <Viewer documents={documents} shown={shown} onShow={onShow} {...rest} />}
    </Dialog>
  );
}

type ViewerProps = Omit<DocumentViewerProps, 'shownId'> & { shown: Document };

function Viewer({ assignmentId, documents, shown, comparedId, onShow }: ViewerProps) {
  const viewer = useViewerState({ documents, shownId: shown.id, comparedId, onShow });
  const mayJudge = useCan(judgeDocuments);
  const maySeeOthers = useCan(browseVehiclePhotos);
  const [isRefusing, setRefusing] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [unnamed, setUnnamed] = useState<MarkShape>();
  const { judge, isJudging } = useVerdict(assignmentId);
  const annotations = useAnnotations(shown.id);
  const save = useSaveDocument();

  const decide = async (verdict: Verdict) => {
    if (!(await judge([shown], verdict))) return;
    setRefusing(false);
    if (viewer.count > 1) viewer.step(1);
  };
  const accept = () => void decide({ verdict: 'accepted' });
  const choose = maySeeOthers ? () => setChoosing(true) : undefined;
  const keys = keysOf(viewer, {
    accept: mayJudge ? accept : undefined,
    refuse: mayJudge ? () => setRefusing(true) : undefined,
    choose,
  });
  return (
    <Box {...frame} onKeyDown={(event) => actByKey(event, keys)}>
      <Flex direction="column" flex="1" minWidth="0" minHeight={{ base: '80dvh', md: '0' }}>
        <ViewerTools
          viewer={viewer}
          mayMark={annotations.mayMark}
          onChoose={choose}
          onDownload={() => save.mutate(shown.id)}
        />
        <ViewerPanes viewer={viewer} shown={shown} marks={annotations.marks} onDraw={setUnnamed} />
        <FilmStrip
          documents={documents}
          shownId={shown.id}
          comparedId={viewer.compared?.id}
          other={viewer.other}
          onShow={viewer.show}
          onChoose={choose}
        />
      </Flex>
      <Box {...beside}>
        <ViewerSide
          document={shown}
          mayJudge={mayJudge}
          isJudging={isJudging}
          onAccept={accept}
          onRefuse={() => setRefusing(true)}
          marks={annotations.marks}
          mayMark={annotations.mayMark}
          onRemoveMark={(mark) => void annotations.remove(mark)}
        />
      </Box>
      {isRefusing && (
        <RefuseDialog
          count={1}
          isBusy={isJudging}
          onRefuse={(reason) => void decide({ verdict: 'rejected', reason })}
          onClose={() => setRefusing(false)}
        />
      )}
      {isChoosing && (
        <CompareChoice
          assignmentId={assignmentId}
          documents={documents.filter(({ id }) => id !== shown.id)}
          viewer={viewer}
          onClose={() => setChoosing(false)}
        />
      )}
      {unnamed && (
        <MarkDialog
          kind={unnamed.kind}
          onName={(label) => {
            setUnnamed(undefined);
            viewer.setTool(undefined);
            void annotations.add(unnamed, label);
          }}
          onClose={() => setUnnamed(undefined)}
        />
      )}
    </Box>
  );
}

/** The document and what is known of it: beside each other, and one after the other on a phone. */
const frame = {
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  flex: '1',
  minHeight: '0',
  minWidth: '0',
  overflow: { base: 'auto', md: 'hidden' },
} as const;

const beside = {
  width: { md: '300px' },
  flexShrink: '0',
  overflowY: { md: 'auto' },
  borderInlineStartWidth: { md: '1px' },
} as const;

type CompareChoiceProps = {
  assignmentId: string;
  documents: readonly Document[];
  viewer: ViewerState;
  onClose: () => void;
};

/** Chooses what stands beside the open document, and is gone once something is chosen. */
function CompareChoice({ viewer, onClose, ...offered }: CompareChoiceProps) {
  return (
    <CompareDialog
      {...offered}
      onCompare={(id) => {
        onClose();
        viewer.compareWith(id);
      }}
      onCompareOther={(photo) => {
        onClose();
        viewer.compareWithOther(photo);
      }}
      onClose={onClose}
    />
  );
}

type MarkDialogProps = {
  kind: MarkShape['kind'];
  onName: (label: string) => void;
  onClose: () => void;
};

/** Asks what a mark shows; an arrow and a box may stay without words. */
function MarkDialog({ kind, onName, onClose }: MarkDialogProps) {
  const { formatMessage: t } = useIntl();
  const [label, setLabel] = useState('');
  const canStore = kind !== 'text' || label.trim() !== '';
  return (
    <Dialog
      open
      size="small"
      title={t(messages.markTitle)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button variant="primary" type="submit" form="document-mark" disabled={!canStore}>
            {t(messages.storeMark)}
          </Button>
        </>
      }
    >
      <form
        id="document-mark"
        onSubmit={(event) => {
          event.preventDefault();
          if (canStore) onName(label.trim());
        }}
      >
        <TextField
          label={t(messages.markLabel)}
          value={label}
          maxLength={120}
          onChange={(event) => setLabel(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

type Keys = Record<string, (() => void) | undefined>;

function keysOf(
  viewer: ViewerState,
  acts: Partial<Record<'accept' | 'refuse' | 'choose', (() => void) | undefined>>,
): Keys {
  return {
    ArrowRight: () => viewer.step(1),
    ArrowLeft: () => viewer.step(-1),
    PageDown: () => viewer.turnPage(1),
    PageUp: () => viewer.turnPage(-1),
    '+': () => viewer.zoomBy('in'),
    '-': () => viewer.zoomBy('out'),
    '0': viewer.wholePicture,
    r: () => viewer.turn(1),
    R: () => viewer.turn(-1),
    c: viewer.toggleComparing,
    C: acts.choose,
    o: viewer.toggleMarks,
    a: () => viewer.setTool('arrow'),
    b: () => viewer.setTool('box'),
    t: () => viewer.setTool('text'),
    y: acts.accept,
    n: acts.refuse,
  };
}

function actByKey(event: KeyboardEvent, keys: Keys): void {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
  // Fields take their own keys, and windows above this one theirs; in an enlarged picture the arrows move it.
  if (target.closest('input, textarea, select') || !event.currentTarget.contains(target)) return;
  if (target.closest('[data-zoomed]') && event.key.startsWith('Arrow')) return;
  const act = keys[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
