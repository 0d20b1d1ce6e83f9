import { personOf, type Profile } from '@dosar/auth';
import { isTexts, keptAtom } from '@dosar/design-system';
import { getDefaultStore, useAtomValue } from 'jotai';

const mostKept = 5;

/** What leads somewhere: going there once more is what recent ones are for. Acts are not repeated by a mere Enter. */
const leadsSomewhere = /^(page|file):/;

const recentAtom = (profile: Profile | undefined) =>
  keptAtom<readonly string[]>(`dosar.recent-commands.${profile ? personOf(profile) : 'nobody'}`, {
    initial: [],
    isValid: isTexts,
  });

/** The ids of what somebody opened last by the palette on this device, the latest first. */
export function useRecentCommands(profile: Profile | undefined): readonly string[] {
  return useAtomValue(recentAtom(profile));
}

/** Remembers that a command was chosen. Only ids are kept: no name of a person stays on the device. */
export function rememberCommand(profile: Profile, id: string): void {
  if (!leadsSomewhere.test(id)) return;
  const withThis = (ids: readonly string[]) =>
    [id, ...ids.filter((other) => other !== id)].slice(0, mostKept);
  getDefaultStore().set(recentAtom(profile), withThis);
}
