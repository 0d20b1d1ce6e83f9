import type { Document } from '@dosar/api-client';
import { Box, Grid, Icon, StatusChip, tooltipProps } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { canBeShown, isHeld } from '../document-list/document-facts.ts';
import { useDocumentPicture } from '@dosar/api-client/pictures';
import { phaseOfState } from './document-groups.ts';
import { messages } from './messages.ts';

type DocumentTileProps = {
  document: Document;
  isPicked: boolean;
  onPick: (isPicked: boolean) => void;
  /** Opens it large, or saves what cannot be shown. */
  onOpen: () => void;
};

/** One document: its small picture, how it was judged, and what it is. */
export function DocumentTile({ document, isPicked, onPick, onOpen }: DocumentTileProps) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const { file_name: name, duplicate_of: duplicate, state } = document;
  return (
    <Box as="li" position="relative" minWidth="0">
      <Box
        borderWidth={isPicked ? '2px' : '1px'}
        borderColor={isPicked ? 'brand' : 'border'}
        borderRadius="md"
        overflow="hidden"
        // Its words stay as dark as those of the others.
        opacity={duplicate || state === 'superseded' ? 'faded' : undefined}
      >
        <TilePicture document={document} onOpen={onOpen} />
      </Box>
      <Box
        asChild
        position="absolute"
        top="2"
        insetInlineEnd="2"
        width="5"
        height="5"
        cursor="pointer"
        accentColor="var(--dosar-colors-brand)"
      >
        <input
          type="checkbox"
          aria-label={t(messages.pick, { name })}
          checked={isPicked}
          onChange={(event) => onPick(event.target.checked)}
        />
      </Box>
      {duplicate && (
        <Box
          position="absolute"
          top="2"
          insetInlineStart="2"
          paddingInline="1.5"
          borderWidth="1px"
          borderColor="warningBorder"
          borderRadius="sm"
          background="warningSubtle"
          color="warning"
          fontSize="sm"
          fontWeight="strong"
        >
          {t(messages.duplicate)}
        </Box>
      )}
      <Box paddingTop="1.5" fontSize="sm">
        <Box
          fontWeight="strong"
          overflow="hidden"
          textOverflow="ellipsis"
          whiteSpace="nowrap"
          {...tooltipProps(name)}
        >
          {name}
        </Box>
        <Box color="textMuted">
          {duplicate ? t(messages.duplicateOf, { name: duplicate.file_name }) : document.doc_type_name}
        </Box>
        <Box color="textMuted">
          {formats.dateTime(document.system_time)} · {document.uploaded_by_name ?? t(messages.fromClaimant)}
        </Box>
        <StatusChip phase={isHeld(document) ? 'late' : phaseOfState[state]} label={t(stateText(document))} />
        {document.scan_signature && <Box color="textMuted">{document.scan_signature}</Box>}
        {document.reject_reason && <Box color="textMuted">„{document.reject_reason}”</Box>}
      </Box>
    </Box>
  );
}

function stateText({ scan_state: scan, state }: Document) {
  if (scan === 'infected') return messages.infected;
  if (scan === 'pending') return messages.beingScanned;
  return messages[state];
}

type TilePictureProps = Pick<DocumentTileProps, 'document' | 'onOpen'>;

function TilePicture({ document, onOpen }: TilePictureProps) {
  const { formatMessage: t } = useIntl();
  const isKept = isHeld(document);
  const shownId = document.has_thumbnail && !isKept ? document.id : undefined;
  const { address } = useDocumentPicture(shownId, 'thumbnail');
  const label = canBeShown(document) ? messages.open : messages.save;
  return (
    <Grid
      asChild
      aspectRatio="photo"
      width="full"
      placeItems="center"
      position="relative"
      background="surfaceSubtle"
      color="textMuted"
      cursor="pointer"
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <button
        type="button"
        disabled={isKept}
        aria-label={t(label, { name: document.file_name })}
        onClick={onOpen}
      >
        {address ? (
          <img
            src={address}
            alt=""
            style={{ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }}
          />
        ) : (
          <Icon name={isKept ? 'lock' : 'description'} scale={2.5} />
        )}
      </button>
    </Grid>
  );
}
