import { personOf, type Profile } from '@dosar/auth';

const mostKept = 5;

/** What leads somewhere: going there once more is what recent ones are for. Acts are not repeated by a mere Enter. */
const leadsSomewhere = /^(page|file):/;

const storageKey = (profile: Profile) => `dosar.recent-commands.${personOf(profile)}`;

/** The ids of what somebody opened last by the palette on this device, the latest first. */
export function recentCommands(profile: Profile): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(profile)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Remembers that a command was chosen. Only ids are kept: no name of a person stays on the device. */
export function rememberCommand(profile: Profile, id: string): void {
  if (!leadsSomewhere.test(id)) return;
  const kept = [id, ...recentCommands(profile).filter((other) => other !== id)].slice(0, mostKept);
  try {
    localStorage.setItem(storageKey(profile), JSON.stringify(kept));
  } catch {
    // Without storage nothing is recent.
  }
}
