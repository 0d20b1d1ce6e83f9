import { apiQuery, findLikelyDuplicates } from '@dosar/api-client';
import { useAnswers } from '@dosar/forms';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { IntakeAnswers } from './intake-answers.ts';
import { traitsOf } from './intake-body.ts';

const pauseMs = 600;

/** The files that look like what stands on the page, asked for whenever typing pauses. */
export function useDuplicates(hashes: readonly string[]) {
  const traits = JSON.stringify(traitsOf(useAnswers<IntakeAnswers>(), hashes));
  const [asked, setAsked] = useState(traits);
  useEffect(
    function askWhenTypingPauses() {
      const timer = setTimeout(() => setAsked(traits), pauseMs);
      return () => clearTimeout(timer);
    },
    [traits],
  );
  const body = JSON.parse(asked) as ReturnType<typeof traitsOf>;
  const { plates, other_plates: others, phones, photo_hashes: photos } = body;
  const isWorthAsking = plates.length + others.length + phones.length + photos.length > 0;
  const found = useQuery({
    ...apiQuery(findLikelyDuplicates, { body }),
    enabled: isWorthAsking,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { files: isWorthAsking ? (found.data ?? []) : [], refetch: found.refetch };
}
