import { css } from '@emotion/react';
import { compile, serialize, stringify } from 'stylis';
import { system } from './system.ts';

/**
 * What holds for every page, as a style sheet: the order of the layers, a clean slate, the tokens and their values in both
 * colour modes. The build works it out and puts the text here (`looksPlugin`).
 */
export const globalRules = writeGlobalRules();

function writeGlobalRules(): string {
  const { layers, _global } = system;
  return `${layers.atRule}@layer own;${serialize(compile(css(_global).styles), stringify)}`;
}
