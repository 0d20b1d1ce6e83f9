import type { BilingualText } from '#src/kernel/http/request-language.ts';
import type { FileLinkKind } from './link-repository.ts';

/** What stands before the number of the other file: on the file itself, and on the other one. */
export const linkWords: Record<FileLinkKind, readonly [itself: BilingualText, other: BilingualText]> = {
  duplicate: [
    { ro: 'Duplicat al dosarului', en: 'Duplicate of claim' },
    { ro: 'Are ca duplicat dosarul', en: 'Repeated by claim' },
  ],
  same_event: [
    { ro: 'Din același eveniment cu dosarul', en: 'Of the same accident as claim' },
    { ro: 'Din același eveniment cu dosarul', en: 'Of the same accident as claim' },
  ],
  related: [
    { ro: 'Legat de dosarul', en: 'Linked with claim' },
    { ro: 'Legat de dosarul', en: 'Linked with claim' },
  ],
};
