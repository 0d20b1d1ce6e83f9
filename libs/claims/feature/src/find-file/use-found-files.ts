import { apiQuery, browseSearch } from '@dosar/api-client';
import type { Command, CommandGroup } from '@dosar/design-system';
import { shortestSearch, wholeCaseNumber } from '@dosar/claims-domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { fileCommand, peopleCommands, vehicleCommands } from './file-command.ts';
import { messages } from './messages.ts';
import { usePausedText } from './use-paused-text.ts';

/** What the search finds for a text that is being typed, as commands that open claim files. */
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
    ...apiQuery(browseSearch, { body: { q: text } }),
    enabled: isWanted && !isTyping,
    retry: false,
  });

  const files = search.data?.files.items.map((file) => fileCommand(file, navigate));
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

  const group = (commands: readonly Command[], label = t(messages.files)): CommandGroup => ({
    label,
    commands,
    isFound: true,
  });
  if (!isWanted) return { groups: [], note: undefined };
  if (isTyping || search.isFetching) {
    const open = { label: t(messages.openNumber, { number: number ?? '' }), run: () => setAwaited(number) };
    const commands: Command[] =
      number === undefined ? [] : [{ id: 'file', icon: 'description', keepsOpen: true, ...open }];
    return { groups: [group(commands)], note: t(messages.searching) };
  }
  if (!search.data || files === undefined) {
    const again = { label: t(messages.retry), run: () => void search.refetch() };
    return {
      groups: [group([{ id: 'search-again', icon: 'refresh', keepsOpen: true, ...again }])],
      note: t(messages.failed),
    };
  }
  const { people, vehicles } = search.data;
  const groups = [
    group(files),
    group(peopleCommands(people.items, navigate), t(messages.people)),
    group(vehicleCommands(vehicles.items, navigate), t(messages.vehicles)),
  ];
  const isEmpty = groups.every(({ commands }) => commands.length === 0);
  return { groups, note: isEmpty ? t(messages.nothing) : undefined };
}
