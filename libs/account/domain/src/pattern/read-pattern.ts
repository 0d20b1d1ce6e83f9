import { RegExpParser, RegExpSyntaxError, type AST } from '@eslint-community/regexpp';
import { patternEnds } from './pattern-ends.ts';
import { patternProgram, PatternRefused, type PatternFault } from './pattern-program.ts';

/** Whether a text has what an expression asks for, anywhere in it. */
export type Pattern = (text: string) => boolean;

/** Longest expression that is looked at. */
const longestPattern = 1000;

/**
 * Reads a regular expression (JavaScript's, with the `u` flag) that an organisation wrote.
 *
 * Whatever was written, checking a text against it takes time in proportion to both lengths. What cannot promise that is
 * refused with the reason: back references, flags inside the expression, repetitions that write out to thousands of steps.
 */
export function readPattern(source: string): { pattern: Pattern } | { fault: PatternFault } {
  if (source.length > longestPattern) return { fault: 'too_large' };
  try {
    const program = patternProgram(parsed(source));
    return { pattern: (text) => patternEnds(program, [...text]).includes(true) };
  } catch (error) {
    if (error instanceof PatternRefused) return { fault: error.fault };
    throw error;
  }
}

function parsed(source: string): AST.Pattern {
  try {
    return new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, { unicode: true });
  } catch (error) {
    if (error instanceof RegExpSyntaxError) throw new PatternRefused('syntax');
    throw error;
  }
}
