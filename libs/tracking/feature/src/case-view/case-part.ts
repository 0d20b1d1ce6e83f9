import type { ComponentType } from 'react';

/** Something that another area shows of the opened case; nothing where it has nothing to say. The app brings it. */
export type CasePart = ComponentType<{
  /** The number of the opened case. */
  caseNo: string;
  /** The case has changed by what was done there, and is to be read again. */
  onChanged: () => void;
}>;
