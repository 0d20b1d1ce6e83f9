import type { Document } from '@dosar/api-client';
import { Box, Flex } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AnnotationLayer } from './annotation-layer.tsx';
import { messages } from './compare-messages.ts';
import type { Mark, MarkShape } from './use-annotations.ts';
import type { ComparedDocument, ViewerState } from './use-viewer-state.ts';
import { ViewerStage } from './viewer-stage.tsx';

type ViewerPanesProps = {
  viewer: ViewerState;
  shown: Document;
  marks: readonly Mark[];
  onDraw: (shape: MarkShape) => void;
};

/** The document that is open with its marks, and the one beside it. */
export function ViewerPanes({ viewer, shown, marks, onDraw }: ViewerPanesProps) {
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

type PaneProps = { label: string | undefined; document: ComparedDocument; children: ReactNode };

function Pane({ label, document, children }: PaneProps) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const { claim_file_no: fileNo, system_time: at } = document;
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
          <b>{label}</b> {document.file_name}{' '}
          <Box as="span" color="textMuted">
            {fileNo === undefined ? '' : t(messages.fromFile, { number: fileNo, day: formats.date(at) })}
          </Box>
        </Box>
      )}
    </Box>
  );
}
