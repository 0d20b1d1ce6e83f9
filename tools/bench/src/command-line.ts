import { parseArgs } from 'node:util';

/** What the person who started the benchmark asked for. */
export type Wish = { only: string[] | undefined; rounds: number; isQuick: boolean };

const usualRounds = 5;
const quickRounds = 2;

/** Reads the arguments; throws a sentence for whoever wrote them. */
export function readCommandLine(args: string[], parts: readonly string[]): Wish {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      rounds: { type: 'string' },
      quick: { type: 'boolean', default: false },
    },
  });
  const only = values.only?.split(',').map((name) => name.trim());
  const unknown = only?.filter((name) => !parts.includes(name)) ?? [];
  if (unknown.length > 0) throw new Error(`No part is called ${unknown.join(', ')}: ${parts.join(', ')}.`);

  const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
  if (rounds !== undefined && !(Number.isInteger(rounds) && rounds > 0))
    throw new Error('--rounds wants a whole number above 0.');
  return { only, rounds: rounds ?? (values.quick ? quickRounds : usualRounds), isQuick: values.quick };
}
