import { api, asFile, fileOf } from '@dosar/api-client';
import { Box, Text } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

type PhotoThumbnailProps = { documentId: string; name: string; isCurrent?: boolean };

/** A photo in small, with what it shows. */
export function PhotoThumbnail({ documentId, name, isCurrent }: PhotoThumbnailProps) {
  const address = useThumbnail(documentId);
  return (
    <>
      <Box
        aspectRatio="8 / 5"
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

/** The address of a small picture inside this page: the tokens travel in headers, which an image cannot send. */
function useThumbnail(documentId: string): string | undefined {
  const { data } = useQuery({
    queryKey: ['documents', 'picture', documentId, 'thumbnail'],
    queryFn: async ({ signal }) =>
      (
        await fileOf(
          api.GET('/api/document/download/{document_id}', {
            params: { path: { document_id: documentId }, query: { variant: 'thumbnail' } },
            signal,
            ...asFile,
          }),
        )
      ).content,
    staleTime: Infinity,
  });
  const [address, setAddress] = useState<string>();
  useEffect(
    function lendAddress() {
      if (!data) return undefined;
      const lent = URL.createObjectURL(data);
      setAddress(lent);
      return () => URL.revokeObjectURL(lent);
    },
    [data],
  );
  return address;
}
