import type { Document } from '@dosar/api-client';
import { PhotoLookContext, PhotoStage, type PhotoLook } from '@dosar/design-system';
import type { ReactNode } from 'react';
import { shownVariant } from '../document-list/document-facts.ts';
import { useDocumentPicture } from '@dosar/api-client/pictures';
import { usePdfPage } from './use-pdf-page.ts';

type ViewerStageProps = {
  document: Pick<Document, 'id' | 'file_name' | 'mime_type'>;
  /** Of a paper, from 1. */
  page: number;
  look: PhotoLook;
  overlay?: ReactNode;
};

/** A picture, or a page of a paper, as large as there is room. */
export function ViewerStage({ document, page, look, overlay }: ViewerStageProps) {
  const content = useDocumentPicture(document.id, shownVariant(document));
  const isPaper = document.mime_type === 'application/pdf';
  const drawn = usePdfPage(document.id, isPaper ? content.content : undefined, page);
  const isError = content.isError || drawn.isError;
  const retry = () => void (content.isError ? content.retry() : drawn.retry());
  return (
    <PhotoLookContext value={look}>
      <PhotoStage
        fills
        name={document.file_name}
        address={isPaper ? drawn.address : content.address}
        isError={isError}
        onRetry={retry}
        overlay={overlay}
      />
    </PhotoLookContext>
  );
}
