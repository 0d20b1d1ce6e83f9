import type { Run } from './part.ts';

/** What one look at a subject found, figure by figure. */
export type Figures = Record<string, number>;

/** Something that is measured: ours or a control. */
export type Subject = { name: string; look: (round: number) => Promise<Figures> };

/** What all rounds found. */
export type Found = {
  /** The values of one figure of one subject, in the order of the rounds. */
  of: (subject: string, figure: string) => number[];
};

/**
 * Looks at every subject once in each round.
 *
 * Whatever the machine does meanwhile (heat, other work) then falls on all of them; each round begins with another
 * subject, so that none always follows the same one.
 */
export async function inRounds(
  { rounds, calibrate, report }: Pick<Run, 'rounds' | 'calibrate' | 'report'>,
  subjects: readonly Subject[],
): Promise<Found> {
  const found = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    report(`round ${round + 1} of ${rounds}`);
    for (const subject of startingWith(subjects, round % subjects.length)) {
      calibrate();
      const figures = await subject.look(round);
      for (const [figure, value] of Object.entries(figures)) {
        const key = keyOf(subject.name, figure);
        found.set(key, [...(found.get(key) ?? []), value]);
      }
    }
  }
  return {
    of(subject, figure) {
      const values = found.get(keyOf(subject, figure));
      if (values === undefined) throw new Error(`${subject} has no figure called ${figure}.`);
      return values;
    },
  };
}

function startingWith<Item>(items: readonly Item[], first: number): Item[] {
  return [...items.slice(first), ...items.slice(0, first)];
}

function keyOf(subject: string, figure: string): string {
  return `${subject} | ${figure}`;
}
