import type { EndsOf, PatternProgram } from './pattern-program.ts';

/**
 * Where in a text an expression ends that may begin anywhere, for every place between two characters.
 *
 * All ways through the expression are followed at the same time and no step is taken twice at one place (Thompson's
 * construction), so the time grows with the length of the text and of the expression, never with their combinations.
 */
export function patternEnds(program: PatternProgram, chars: readonly string[]): readonly boolean[] {
  const known = new Map<PatternProgram, readonly boolean[]>();
  const endsOf: EndsOf = (part) => {
    const ends = known.get(part) ?? follow(part, chars, endsOf);
    known.set(part, ends);
    return ends;
  };
  return endsOf(program);
}

function follow(program: PatternProgram, chars: readonly string[], endsOf: EndsOf): boolean[] {
  const isRight = program.direction === 'right';
  const ends = new Array<boolean>(chars.length + 1).fill(false);
  let arrived = new Set<number>();
  for (let read = 0; read <= chars.length; read += 1) {
    const position = isRight ? read : chars.length - read;
    const present = withoutReading(program, arrived, { chars, position }, endsOf);
    ends[position] = present.has(0);
    arrived = afterReading(program, present, chars[isRight ? position : position - 1]);
  }
  return ends;
}

/** The steps that can be reached at a place before another character is read. */
function withoutReading(
  { steps, entry }: PatternProgram,
  arrived: ReadonlySet<number>,
  place: { chars: readonly string[]; position: number },
  endsOf: EndsOf,
): Set<number> {
  const present = new Set([...arrived, entry]);
  // A set hands out what is added to it while it is walked.
  for (const number of present) {
    const step = steps[number];
    if (step?.kind === 'fork') for (const next of step.next) present.add(next);
    if (step?.kind === 'check' && !present.has(step.next) && step.holds(place, endsOf))
      present.add(step.next);
  }
  return present;
}

function afterReading(
  { steps }: PatternProgram,
  present: ReadonlySet<number>,
  char: string | undefined,
): Set<number> {
  const arrived = new Set<number>();
  if (char === undefined) return arrived;
  for (const number of present) {
    const step = steps[number];
    if (step?.kind === 'char' && !arrived.has(step.next) && step.fits(char)) arrived.add(step.next);
  }
  return arrived;
}
