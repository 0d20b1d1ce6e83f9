import fc from 'fast-check';
import { deputy, replaced } from './session-people.ts';

/** Anything that people, their administrators or time can do to sessions; `who` counts back from the newest. */
export type SessionAction =
  | { do: 'sign in'; user: string }
  /** With the tokens of so many generations back; `of`: with the refresh token of another session. */
  | { do: 'call'; who: number; back: number; of: number | null; what: 'read' | 'write' | 'poll' }
  | { do: 'refresh'; who: number; back: number; claims: 'none' | 'right' | 'wrong' }
  | { do: 'sign out' | 'act' | 'come back' | 'end others'; who: number }
  | { do: 'end'; who: number; whose: number }
  | { do: 'lock' | 'switch off' | 'give role'; user: string; is: boolean }
  | { do: 'let act'; is: boolean }
  | { do: 'pass'; milliseconds: number };

/** The things of one name. */
export type Doing<Name extends SessionAction['do']> = Extract<SessionAction, { do: Name }>;

const minutes = 60_000;

const who = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat({ max: 4 }) });
const user = fc.constantFrom(deputy, deputy, deputy, replaced, 'maria.stan');
const is = fc.boolean();
const back = fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat({ max: 2 }) });
const milliseconds = fc.oneof(
  { weight: 3, arbitrary: fc.nat({ max: 2 * minutes }) },
  { weight: 2, arbitrary: fc.constantFrom(29_000, 31_000, 14 * minutes, 16 * minutes, 50 * minutes) },
  { weight: 1, arbitrary: fc.constantFrom(61 * minutes, 660 * minutes) },
);

const named = <Name extends SessionAction['do']>(...names: Name[]) => fc.constantFrom(...names);
const claims = fc.constantFrom('none' as const, 'right' as const, 'wrong' as const);
const what = fc.constantFrom('read' as const, 'write' as const, 'poll' as const);

/** Makes up one of them. */
export const sessionAction: fc.Arbitrary<SessionAction> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: named('sign in'), user }) },
  {
    weight: 8,
    arbitrary: fc.record({ do: named('call'), who, back, of: fc.option(who, { freq: 4 }), what }),
  },
  { weight: 6, arbitrary: fc.record({ do: named('refresh'), who, back, claims }) },
  { weight: 4, arbitrary: fc.record({ do: named('act'), who }) },
  { weight: 4, arbitrary: fc.record({ do: named('come back'), who }) },
  { weight: 2, arbitrary: fc.record({ do: named('sign out', 'end others'), who }) },
  { weight: 1, arbitrary: fc.record({ do: named('end'), who, whose: who }) },
  { weight: 1, arbitrary: fc.record({ do: named('lock', 'switch off', 'give role'), user, is }) },
  { weight: 1, arbitrary: fc.record({ do: named('let act'), is }) },
  { weight: 4, arbitrary: fc.record({ do: named('pass'), milliseconds }) },
);
