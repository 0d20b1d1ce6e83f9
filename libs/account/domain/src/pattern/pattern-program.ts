import type { AST } from '@eslint-community/regexpp';

/** A place between two characters of a text. */
export type Place = { chars: readonly string[]; position: number };

/** One step of a program; steps are named by their number, and 0 is the end. */
export type Step =
  | { kind: 'end' }
  | { kind: 'char'; fits: (char: string) => boolean; next: number }
  | { kind: 'fork'; next: readonly number[] }
  | { kind: 'check'; holds: (place: Place, endsOf: EndsOf) => boolean; next: number };

/** Where in the text a program ends, for every place at once. */
export type EndsOf = (program: PatternProgram) => readonly boolean[];

/** An expression taken apart into steps that can all be followed at the same time, to the right or to the left. */
export type PatternProgram = {
  steps: readonly Step[];
  entry: number;
  direction: 'right' | 'left';
};

/** Why an expression is not accepted. */
export type PatternFault = 'syntax' | 'backreference' | 'modifiers' | 'too_large';

/** An expression that cannot be checked in a time that only grows with its length and that of the text. */
export class PatternRefused extends Error {
  readonly fault: PatternFault;

  constructor(fault: PatternFault) {
    super(`The expression is not accepted: ${fault}.`);
    this.fault = fault;
  }
}

/** Counted repetitions are written out, so a short expression can ask for very many steps. */
const mostSteps = 1000;

/** Translates an expression; throws `PatternRefused`. */
export function patternProgram(pattern: AST.Pattern): PatternProgram {
  return new Assembly('right', { left: mostSteps }).program(pattern.alternatives);
}

type Direction = PatternProgram['direction'];

/** A program in the making. Everything is written from its end, so that each step knows the one that follows it. */
class Assembly {
  readonly #steps: Step[] = [{ kind: 'end' }];
  readonly #direction: Direction;
  /** Steps that may still be written, here and in the programs of what lies ahead or behind. */
  readonly #budget: { left: number };

  constructor(direction: Direction, budget: { left: number }) {
    this.#direction = direction;
    this.#budget = budget;
  }

  program(alternatives: readonly AST.Alternative[]): PatternProgram {
    return { entry: this.#anyOf(alternatives, 0), steps: this.#steps, direction: this.#direction };
  }

  #add(step: Step): number {
    this.#budget.left -= 1;
    if (this.#budget.left < 0) throw new PatternRefused('too_large');
    return this.#steps.push(step) - 1;
  }

  #anyOf(choices: readonly AST.Alternative[], next: number): number {
    const [first, ...others] = choices.map(({ elements }) => this.#allOf(elements, next));
    if (first === undefined || others.length === 0) return first ?? next;
    return this.#add({ kind: 'fork', next: [first, ...others] });
  }

  #allOf(elements: readonly AST.Element[], next: number): number {
    const fromTheEnd = this.#direction === 'right' ? elements.toReversed() : elements;
    return fromTheEnd.reduce((following, element) => this.#one(element, following), next);
  }

  #one(element: AST.Element, next: number): number {
    switch (element.type) {
      case 'Group':
        if (element.modifiers !== null) throw new PatternRefused('modifiers');
        return this.#anyOf(element.alternatives, next);
      case 'CapturingGroup':
        return this.#anyOf(element.alternatives, next);
      case 'Quantifier':
        return this.#repeated(element, next);
      case 'Assertion':
        return this.#add({ kind: 'check', holds: this.#checkOf(element), next });
      case 'Backreference':
        throw new PatternRefused('backreference');
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return this.#add({ kind: 'char', fits: charTest(element), next });
    }
  }

  #repeated({ element, min, max }: AST.Quantifier, next: number): number {
    let entry = next;
    if (max === Infinity) {
      entry = this.#add({ kind: 'end' });
      this.#steps[entry] = { kind: 'fork', next: [this.#one(element, entry), next] };
    } else {
      for (let times = min; times < max; times += 1)
        entry = this.#add({ kind: 'fork', next: [this.#one(element, entry), next] });
    }
    for (let times = 0; times < min; times += 1) {
      const before = this.#budget.left;
      entry = this.#one(element, entry);
      // Nothing repeated is nothing, however often.
      if (this.#budget.left === before) break;
    }
    return entry;
  }

  #checkOf(assertion: AST.Assertion): (place: Place, endsOf: EndsOf) => boolean {
    switch (assertion.kind) {
      case 'start':
        return ({ position }) => position === 0;
      case 'end':
        return ({ chars, position }) => position === chars.length;
      case 'word':
        return (place) => isWordEdge(place) !== assertion.negate;
      case 'lookahead':
      case 'lookbehind': {
        // What lies ahead is read from its end, so that one pass tells it for every place of the text.
        const direction = assertion.kind === 'lookahead' ? 'left' : 'right';
        const program = new Assembly(direction, this.#budget).program(assertion.alternatives);
        return ({ position }, endsOf) => endsOf(program)[position] !== assertion.negate;
      }
    }
  }
}

function isWordEdge({ chars, position }: Place): boolean {
  const isWord = (char: string | undefined) => char !== undefined && /^\w$/.test(char);
  return isWord(chars[position - 1]) !== isWord(chars[position]);
}

type CharElement = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass;

/** One character against one class leaves the browser's own expressions nothing to try twice. */
function charTest(element: CharElement): (char: string) => boolean {
  const expression = new RegExp(`^${element.raw}$`, 'u');
  return (char) => expression.test(char);
}
