import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { judgeDocuments } from '@dosar/api-client';
import type { Document } from '@dosar/api-client';
import { useCan } from '@dosar/auth';
import { Box, Button, Dialog, Flex, TextField } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { useSaveDocument } from '../document-list/use-save-document.ts';
import { RefuseDialog } from '../verdict/refuse-dialog.tsx';
import { useVerdict, type Verdict } from '../verdict/use-verdict.ts';
import { AnnotationLayer } from './annotation-layer.tsx';
import { FilmStrip } from './film-strip.tsx';
import { messages } from './messages.ts';
import { useAnnotations, type Mark, type MarkShape } from './use-annotations.ts';
import { useViewerState, type ViewerState } from './use-viewer-state.ts';
import { ViewerSide } from './viewer-side.tsx';
import { ViewerStage } from './viewer-stage.tsx';
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
  const [isRefusing, setRefusing] = useState(false);
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
  const keys = keysOf(viewer, {
    accept: mayJudge ? accept : undefined,
    refuse: mayJudge ? () => setRefusing(true) : undefined,
  });
  return (
    <Box
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      flex="1"
      minHeight="0"
      minWidth="0"
      overflow={{ base: 'auto', md: 'hidden' }}
      onKeyDown={(event) => actByKey(event, keys)}
    >
      <Flex direction="column" flex="1" minWidth="0" minHeight={{ base: '80dvh', md: '0' }}>
        <ViewerTools viewer={viewer} mayMark={annotations.mayMark} onDownload={() => save.mutate(shown.id)} />
        <Panes viewer={viewer} shown={shown} marks={annotations.marks} onDraw={setUnnamed} />
        <FilmStrip
          documents={documents}
          shownId={shown.id}
          comparedId={viewer.compared?.id}
          onShow={viewer.show}
        />
      </Flex>
      <Box
        width={{ md: '300px' }}
        flexShrink="0"
        overflowY={{ md: 'auto' }}
        borderInlineStartWidth={{ md: '1px' }}
      >
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

type PanesProps = {
  viewer: ViewerState;
  shown: Document;
  marks: readonly Mark[];
  onDraw: (shape: MarkShape) => void;
};

/** The document that is open with its marks, and the one beside it. */
function Panes({ viewer, shown, marks, onDraw }: PanesProps) {
  return (
    <Flex flex="1" minHeight="0" direction={{ base: 'column', md: 'row' }} gap="1px" background="border">
      {viewer.compared && (
        <Pane label={letters.other} document={viewer.compared}>
          <ViewerStage
            document={viewer.compared}
            page={viewer.pageOf(viewer.compared.id)}
            look={viewer.lookOf(viewer.compared.id)}
          />
        </Pane>
      )}
      <Pane label={viewer.compared ? letters.shown : undefined} document={shown}>
        <ViewerStage
          key={shown.id}
          document={shown}
          page={viewer.page}
          look={viewer.lookOf(shown.id)}
          overlay={
            viewer.showsMarks && (
              <AnnotationLayer page={viewer.page} marks={marks} tool={viewer.tool} onDraw={onDraw} />
            )
          }
        />
      </Pane>
    </Flex>
  );
}

const letters = { other: 'A', shown: 'B' };

type PaneProps = { label: string | undefined; document: Document; children: ReactNode };

function Pane({ label, document, children }: PaneProps) {
  return (
    <Box flex="1" minWidth="0" minHeight="0" position="relative" background="canvas">
      {children}
      {label && (
        <Box
          position="absolute"
          top="2"
          insetInlineStart="2"
          paddingInline="2"
          paddingBlock="1"
          borderRadius="md"
          background="surfaceRaised"
          fontSize="sm"
        >
          <b>{label}</b> {document.file_name}
        </Box>
      )}
    </Box>
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
  verdict: { accept?: (() => void) | undefined; refuse?: (() => void) | undefined },
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
    o: viewer.toggleMarks,
    a: () => viewer.setTool('arrow'),
    b: () => viewer.setTool('box'),
    t: () => viewer.setTool('text'),
    y: verdict.accept,
    n: verdict.refuse,
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
