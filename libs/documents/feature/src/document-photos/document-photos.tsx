import type { Document } from '@dosar/api-client';
import { Button, PhotoViewer } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { LargePhoto } from './large-photo.tsx';
import { messages } from './messages.ts';

type DocumentPhotosProps = {
  photos: readonly Document[];
  /** The photo that is open; absent while the viewer is closed. */
  shownId: string | undefined;
  onShow: (documentId: string | undefined) => void;
  onDownload: (documentId: string) => void;
};

/** The photos of a file, as large as the window allows. */
export function DocumentPhotos({ photos, shownId, onShow, onDownload }: DocumentPhotosProps) {
  const { formatMessage: t } = useIntl();
  const named = photos.map(({ id, file_name }) => ({ id, name: file_name }));
  return (
    <PhotoViewer
      photos={named}
      shownId={shownId}
      onShow={onShow}
      renderPhoto={(id) => <LargePhoto id={id} name={named.find((it) => it.id === id)?.name ?? ''} />}
      acts={(id) => (
        <Button icon="download" onClick={() => onDownload(id)}>
          {t(messages.download)}
        </Button>
      )}
    />
  );
}
