/** The circumstances of box 12 of the European accident statement, by their number on the form. */
export const allCircumstances = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const;

/** The number of one circumstance. */
export type Circumstance = (typeof allCircumstances)[number];

/** The blue and the yellow column of the form. */
export type SideOfForm = 'a' | 'b';

/** What rules read of one column. */
export type StatedSide = {
  /** Ticked in box 12. */
  circumstances: readonly number[];
  /** How many ticks somebody wrote under box 12; `null` while nobody has. */
  counted: number | null;
  /** Zone of the first impact, box 10. */
  impact: string | null;
  /** Zones of the visible damage, box 11. */
  damagedZones: readonly string[];
};

/** What rules read of the whole form. */
export type StatedSides = Record<SideOfForm, StatedSide>;

/** A box of the form that a sentence rests on: `12.8 B` is circumstance 8 of the yellow column. */
export type Cited = { box: number; of: SideOfForm | null; circumstance?: number };

/** The column across. */
export const otherSide = (side: SideOfForm): SideOfForm => (side === 'a' ? 'b' : 'a');

/** Box 12 with one of its circumstances. */
export const ticked = (of: SideOfForm, circumstance: number): Cited => ({ box: 12, of, circumstance });
