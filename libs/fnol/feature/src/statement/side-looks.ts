/** What both columns are called and look like on every form: A blue, B yellow. */
export const sideLooks = {
  a: { letter: 'A', background: 'brandSubtle' },
  b: { letter: 'B', background: 'warningSubtle' },
} as const;
