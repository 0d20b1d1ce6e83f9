import { apiQuery, previewTemplate } from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

// Long enough to finish a word, short enough not to be waited for.
const pauseInTyping = 400;

/** The texts as they are being written, filled from a real claim file; a moment behind the typing. */
export function usePreview(texts: readonly Schema<'TemplateText'>[], claimFileNo: string | undefined) {
  const wanted = JSON.stringify(texts);
  const [paused, setPaused] = useState(wanted);
  useEffect(
    function waitForAPause() {
      if (paused === wanted) return undefined;
      const timer = setTimeout(() => setPaused(wanted), pauseInTyping);
      return () => clearTimeout(timer);
    },
    [paused, wanted],
  );
  const query = apiQuery(previewTemplate, {
    body: {
      ...(claimFileNo !== undefined && { claim_file_no: claimFileNo }),
      texts: JSON.parse(paused) as Schema<'TemplateText'>[],
    },
  });
  return useQuery({
    ...(paused === '[]' ? { ...query, queryFn: skipToken } : query),
    placeholderData: keepPreviousData,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}
