import type { Document } from '@dosar/api-client';
import { Box, Button, Grid, Icon, VisuallyHidden } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { canBeShown, documentFacts } from './document-facts.ts';
import { messages } from './messages.ts';
import { useDocumentPicture } from './use-document-picture.ts';

type DocumentCardProps = {
  document: Document;
  /** Opens it large; offered for what can be shown. */
  onOpen: () => void;
  onDownload: () => void;
  isDownloading: boolean;
};

/** One document: its small picture or a sign for its kind, and what is known about it. */
export function DocumentCard({ document, onOpen, onDownload, isDownloading }: DocumentCardProps) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const { file_name: name, uploaded_by_name: uploadedBy } = document;
  return (
    <Box as="li" borderWidth="1px" borderRadius="lg" overflow="hidden" display="flex" flexDirection="column">
      <DocumentPicture document={document} onOpen={onOpen} />
      <Box padding="2" fontSize="sm" flex="1">
        <Box fontWeight="strong" overflowWrap="anywhere">
          {name}
        </Box>
        <Box>{document.doc_type_name}</Box>
        <Box color="textMuted">{documentFacts(document, formats)}</Box>
        <Box color="textMuted">{uploadedBy ?? t(messages.fromClaimant)}</Box>
      </Box>
      <Box padding="1">
        <Button variant="quiet" icon="download" loading={isDownloading} onClick={onDownload}>
          <span aria-hidden>{t(messages.download)}</span>
          <VisuallyHidden>{t(messages.downloadOf, { name })}</VisuallyHidden>
        </Button>
      </Box>
    </Box>
  );
}

function DocumentPicture({ document, onOpen }: Pick<DocumentCardProps, 'document' | 'onOpen'>) {
  const { formatMessage: t } = useIntl();
  const { address } = useDocumentPicture(document.has_thumbnail ? document.id : undefined, 'thumbnail');
  const picture = address ? (
    <img
      src={address}
      alt=""
      style={{ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }}
    />
  ) : (
    <Icon name={document.mime_type.startsWith('image/') ? 'image' : 'description'} scale={2.5} />
  );
  return (
    <Grid
      asChild
      aspectRatio="4 / 3"
      position="relative"
      placeItems="center"
      background="surfaceSubtle"
      color="textMuted"
      width="full"
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      {canBeShown(document) ? (
        <button
          type="button"
          aria-label={t(messages.open, { name: document.file_name })}
          style={{ cursor: 'pointer' }}
          onClick={onOpen}
        >
          {picture}
        </button>
      ) : (
        <div>{picture}</div>
      )}
    </Grid>
  );
}
