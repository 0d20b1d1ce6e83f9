import { useDocumentPicture } from '@dosar/api-client/pictures';
import { Box, Text } from '@dosar/design-system';

type PhotoThumbnailProps = { documentId: string; name: string; isCurrent?: boolean };

/** A photo in small, with what it shows. */
export function PhotoThumbnail({ documentId, name, isCurrent }: PhotoThumbnailProps) {
  const { address } = useDocumentPicture(documentId, 'thumbnail');
  return (
    <>
      <Box
        aspectRatio="widePhoto"
        borderWidth={isCurrent ? '2px' : '1px'}
        borderColor={isCurrent ? 'brand' : 'border'}
        borderRadius="sm"
        overflow="hidden"
        background="surfaceSubtle"
      >
        {address !== undefined && (
          <img
            src={address}
            alt={name}
            loading="lazy"
            style={{ width: '100%', height: '100%', objectFit: 'cover' }}
          />
        )}
      </Box>
      <Text size="sm" tone="muted" overflowWrap="anywhere">
        {name}
      </Text>
    </>
  );
}
