import type { Phase } from '../feedback/phase-glyph.tsx';
import type { IconName } from '../icon/icons.ts';

/** Something that can be done or opened by choosing it from a list. */
export type Command = {
  /** Unique in the palette. */
  id: string;
  label: string;
  /** What it belongs to, or which one it is; searched like the label. */
  hint?: string;
  /** Other words that people type for it, separated by spaces; found, but not shown. */
  keywords?: string;
  /** Where it stands, such as the status of a claim file. */
  status?: { label: string; phase: Phase };
  icon?: IconName;
  /** The shortcut that does the same, as it declares itself. */
  keys?: readonly string[];
  /** The language of the label, where it is not that of the page. */
  lang?: string;
  /** The palette stays open: what comes of it is shown there. */
  keepsOpen?: boolean;
  run: () => void;
};

/** Commands of one kind, under their name. */
export type CommandGroup = {
  label: string;
  commands: readonly Command[];
  /** A server has found them for what is typed: shown as they are. */
  isFound?: boolean;
};
