import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { expect, test } from 'vitest';
import { baseConfig } from './base-config.ts';
import { productConfig, system } from './system.ts';

const whole = createSystem(defaultBaseConfig, productConfig);

/** A token of each scale, and a value that is none. */
const values: Record<string, string> = {
  spacing: '3',
  sizes: 'full',
  colors: 'brandText',
  radii: 'md',
  shadows: 'floating',
  fonts: 'mono',
  fontSizes: 'sm',
  fontWeights: 'strong',
  lineHeights: 'body',
  zIndex: 'modal',
  breakpoints: 'md',
};

/** Without the library's own variable that repeats each background. */
function css(of: typeof system, styles: object): unknown {
  return JSON.parse(JSON.stringify(of.css(styles)).replaceAll(/,?"--bg-currentcolor":"[^"]*"/g, ''));
}

const utilities = Object.entries(baseConfig.utilities ?? {}).flatMap(([name, utility]) =>
  typeof utility?.values === 'string' ? [[name, utility.values] as const] : [],
);

test.each(utilities)('%s takes the tokens of %s as the library does', (name, scale) => {
  const token = values[scale] ?? '';
  for (const value of scale === 'breakpoints' ? [token] : [token, 'inherit', '10px'])
    expect(css(system, { [name]: value })).toEqual(css(whole, { [name]: value }));
});

test('what takes no token means the same as well', () => {
  const transitions = [{ transition: 'colors' }, { transition: 'width 150ms' }];
  for (const style of [...transitions, { srOnly: true }, { opacity: 0.5 }, { filter: 'brightness(0.9)' }])
    expect(css(system, style)).toEqual(css(whole, style));
});

test.each(Object.keys(baseConfig.conditions ?? {}))('%s holds where the library says', (name) => {
  const style = { [`_${name}`]: { color: 'brand' } };
  expect(css(system, style)).toEqual(css(whole, style));
});
