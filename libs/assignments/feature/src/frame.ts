import { lazyPart, type FrameParts } from '@dosar/areas';
import { useIsQuiet } from '@dosar/design-system';

/** What a status means, at its chip in any list (M9); the code comes once the page has been shown. */
export const frame: FrameParts = {
  background: [
    {
      useIsNeeded: useIsQuiet,
      Work: lazyPart(async () => (await import('./status-help/chip-help.tsx')).ChipHelp),
    },
  ],
};
