import { expect, test } from 'vitest';
import { compactRules } from './compact-rules.ts';

test('rules say the same in fewer letters, and the element keeps its place', () => {
  expect(compactRules('&{opacity:0.50;color:#ff0000;}& li,.dark &:hover{margin:0px;}')).toBe(
    '&{opacity:.5;color:red}& li,.dark &:hover{margin:0}',
  );
});

test('a property has the prefix that browsers want, and no other', () => {
  expect(compactRules('&{user-select:none;display:flex;}')).toBe(
    '&{-webkit-user-select:none;user-select:none;display:flex}',
  );
});

test.each(['margin-top:7', 'scroll-margin-top:24', 'min-width:-1.5'])(
  '%s is refused: no browser would follow it',
  (wrong) => {
    expect(() => compactRules(`&{color:red;${wrong};}`)).toThrow('a value with a unit');
  },
);

test('numbers that mean something by themselves are left', () => {
  expect(compactRules('&{z-index:3;flex:1;line-height:1.2;--rows:4;margin:0;}')).toBe(
    '&{z-index:3;--rows:4;flex:1;margin:0;line-height:1.2}',
  );
});
