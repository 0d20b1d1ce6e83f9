import { extensionPoint } from '../extension-point.ts';
import type { Part } from '../lazy-part.tsx';

/** What an area finds for words that are typed into the help, besides the articles about pages. */
export type HelpFindings = {
  Findings: Part<{
    /** At least two letters, as they stand in the field. */
    typed: string;
  }>;
};

/** What the search of the help looks through besides its articles; a part with nothing found shows nothing. */
export const helpFindings = extensionPoint<HelpFindings>('help.findings');
