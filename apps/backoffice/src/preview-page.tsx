import { PreviewPage } from '@dosar/assignments-feature/preview';
import { PreviewPhotos } from '@dosar/documents-feature/preview-photos';

/** A claim file to look at, with the photos of its damage: two areas that do not know each other. */
export function ClaimFilePreviewPage() {
  return (
    <PreviewPage
      pictures={(photos) => (
        <PreviewPhotos photos={photos.map(({ document_id: id, file_name: name }) => ({ id, name }))} />
      )}
    />
  );
}
