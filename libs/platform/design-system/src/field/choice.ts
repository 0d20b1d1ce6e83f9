/** One of the values that a person may choose. */
export type Choice = {
  value: string;
  label: string;
  /** A second line, or what tells two equal labels apart. */
  hint?: string;
  disabled?: boolean;
};
