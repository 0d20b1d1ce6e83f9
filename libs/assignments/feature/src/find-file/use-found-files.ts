import { apiQuery, browseWorklist } from '@dosar/api-client';
import type { Command, CommandGroup } from '@dosar/design-system';
import { wholeCaseNumber } from '@dosar/kernel';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { fileCommand } from './file-command.ts';
import { messages } from './messages.ts';
import { usePausedText } from './use-paused-text.ts';

const shortestSearch = 3;
const mostShown = 8;

/** Of every list and everybody, the newest first. */
const searchFor = (q: string): JsonBodyOf<'browseWorklist'> => ({
  filter_keys: 0,
  category_code: 'all',
  filter_criteria: { q },
  sort: { column: 'created_at', direction: 'desc' },
  limit: mostShown,
});

/** The claim files of a number, plate, VIN or name that is being typed, as commands that open them. */
export function useFoundFiles(typed: string, onOpen: (command: Command) => void) {
  const { formatMessage: t } = useIntl();
  const navigate = useNavigate();
  const number = wholeCaseNumber(typed);
  const paused = usePausedText(typed.trim());
  // A whole number is no beginning of anything: nothing is waited for.
  const text = number ?? paused;
  const isWanted = typed.trim().length >= shortestSearch;
  const isTyping = number === undefined && paused !== typed.trim();
  const search = useQuery({
    ...apiQuery(browseWorklist, { body: searchFor(text) }),
    enabled: isWanted && !isTyping,
    retry: false,
  });

  const files = search.data?.items.toSorted(masterFirst).map((row) => fileCommand(row, navigate));
  const [awaited, setAwaited] = useState<string>();
  const first = awaited !== undefined && awaited === number ? files?.[0] : undefined;
  useEffect(
    function openWhatWasAwaited() {
      if (!first) return;
      setAwaited(undefined);
      onOpen(first);
    },
    [first, onOpen],
  );

  const group = (commands: readonly Command[]): CommandGroup => ({
    label: t(messages.files),
    commands,
    isFound: true,
  });
  if (!isWanted) return { group: group([]), note: undefined };
  if (isTyping || search.isFetching) {
    const open = { label: t(messages.openNumber, { number: number ?? '' }), run: () => setAwaited(number) };
    return {
      group: group(
        number === undefined ? [] : [{ id: 'file', icon: 'description', keepsOpen: true, ...open }],
      ),
      note: t(messages.searching),
    };
  }
  if (files === undefined) {
    const again = { label: t(messages.retry), run: () => void search.refetch() };
    return {
      group: group([{ id: 'search-again', icon: 'refresh', keepsOpen: true, ...again }]),
      note: t(messages.failed),
    };
  }
  return { group: group(files), note: files.length === 0 ? t(messages.nothing) : undefined };
}

function masterFirst(one: Schema<'WorklistRow'>, other: Schema<'WorklistRow'>): number {
  return Number(other.is_case_master) - Number(one.is_case_master);
}
