import { useEffect, useState } from 'react';
import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../client/api.ts';
import { asFile, fileOf } from '../client/file-of.ts';

type Variant = 'original' | 'thumbnail' | 'copy';

/**
 * The address of a document's picture inside this page.
 *
 * A plain address would not do: the tokens travel in headers, which an image cannot send.
 */
export function useDocumentPicture(documentId: string | undefined, variant: Variant) {
  const picture = useQuery({
    queryKey: ['documents', 'picture', documentId, variant],
    queryFn:
      documentId === undefined
        ? skipToken
        : async ({ signal }) =>
            (
              await fileOf(
                api.GET('/api/document/download/{document_id}', {
                  params: { path: { document_id: documentId }, query: { variant } },
                  signal,
                  ...asFile,
                }),
              )
            ).content,
    // A stored file never changes. Originals are large, so they do not stay.
    staleTime: Infinity,
    gcTime: variant === 'thumbnail' ? 600_000 : 30_000,
  });
  return {
    content: picture.data,
    address: useObjectAddress(picture.data),
    isError: picture.isError,
    retry: picture.refetch,
  };
}

/** The address of content inside this page; given back when it is not shown any more. */
export function useObjectAddress(content: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(
    function lendAddress() {
      if (!content) return undefined;
      const lent = URL.createObjectURL(content);
      setAddress(lent);
      return () => {
        URL.revokeObjectURL(lent);
        setAddress(undefined);
      };
    },
    [content],
  );
  return address;
}
