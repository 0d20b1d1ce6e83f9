import type { IconName } from '../icon/icons.ts';

/** One of the values that a person may choose. */
export type Choice = {
  value: string;
  label: string;
  /** A second line, or what tells two equal labels apart. */
  hint?: string;
  disabled?: boolean;
  /** Stands at the end of the line in a list that is found by typing. */
  icon?: IconName;
};
