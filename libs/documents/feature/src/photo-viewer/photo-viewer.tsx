import type { KeyboardEvent } from 'react';
import type { Document } from '@dosar/api-client';
import { Box, Button, Dialog, ErrorState, HStack, IconButton, Spinner } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { useDocumentPicture } from '../document-list/use-document-picture.ts';
import { messages } from './messages.ts';

type PhotoViewerProps = {
  photos: readonly Document[];
  /** The photo that is open; absent while the viewer is closed. */
  shownId: string | undefined;
  onShow: (documentId: string | undefined) => void;
  onDownload: (documentId: string) => void;
};

/** One photo as large as the window allows; the arrow keys lead around to its neighbours. */
export function PhotoViewer({ photos, shownId, onShow, onDownload }: PhotoViewerProps) {
  const { formatMessage: t } = useIntl();
  const index = photos.findIndex(({ id }) => id === shownId);
  const shown = photos[index];
  const step = (by: 1 | -1) => {
    const neighbour = photos[(index + by + photos.length) % photos.length];
    if (neighbour) onShow(neighbour.id);
  };
  const stepByKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') step(1);
    if (event.key === 'ArrowLeft') step(-1);
  };

  return (
    <Dialog
      open={shown !== undefined}
      size="large"
      title={shown?.file_name ?? ''}
      onClose={() => onShow(undefined)}
      footer={
        shown && (
          <Button icon="download" onClick={() => onDownload(shown.id)}>
            {t(messages.download)}
          </Button>
        )
      }
    >
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut beside the two buttons below */}
      <div onKeyDown={stepByKey}>
        <HStack justifyContent="center" marginBottom="2">
          <IconButton icon="chevron_left" label={t(messages.previous)} onClick={() => step(-1)} />
          <span role="status">{t(messages.position, { number: index + 1, count: photos.length })}</span>
          <IconButton icon="chevron_right" label={t(messages.next)} onClick={() => step(1)} />
        </HStack>
        {shown && <LargePhoto key={shown.id} document={shown} />}
      </div>
    </Dialog>
  );
}

function LargePhoto({ document }: { document: Document }) {
  const { formatMessage: t } = useIntl();
  const { address, isError, retry } = useDocumentPicture(document.id, 'original');
  if (isError) return <ErrorState title={t(messages.failed)} onRetry={() => void retry()} />;
  return (
    <Box display="grid" placeItems="center" minHeight="60dvh">
      {address ? (
        <img
          src={address}
          alt={document.file_name}
          style={{ maxWidth: '100%', maxHeight: '70dvh', objectFit: 'contain' }}
        />
      ) : (
        <span role="status">
          <Spinner aria-hidden /> {t(messages.loading)}
        </span>
      )}
    </Box>
  );
}
