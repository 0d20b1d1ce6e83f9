import { expect, test } from 'vitest';
import { styledElements, UnknownStyle } from './style-properties.ts';

const isStyle = new Set(['color', 'marginTop', 'display', '_hover', 'css', 'hidden']);

/** The style properties of the elements of a module that imports a few. */
function found(markup: string): Record<string, unknown>[] {
  const code = `
    import { Box, Icon, Text as Words } from '@dosar/design-system';
    import { Flex } from '../layout/flex.tsx';
    import { Text } from './another-text.tsx';
    export const shown = <>${markup}</>;`;
  const takers = ['Box', 'Flex', 'Text'];
  const isStyleProperty = (element: string) =>
    takers.includes(element)
      ? (name: string) => isStyle.has(name) && !(element === 'Text' && name === 'color')
      : undefined;
  return styledElements('shown.tsx', code, isStyleProperty).map(({ styles }) => styles);
}

test('style properties are read as they are written, attributes are left alone', () => {
  expect(found('<Box id="due" color="danger" marginTop={2} onClick={save} as="li">Termen</Box>')).toEqual([
    { color: 'danger', marginTop: 2 },
  ]);
  expect(
    found(
      "<Flex display={{ base: 'none', md: 'flex' }} _hover={{ color: `text`, '& > a': { marginTop: '1' } }} />",
    ),
  ).toEqual([
    { display: { base: 'none', md: 'flex' }, _hover: { color: 'text', '& > a': { marginTop: '1' } } },
  ]);
  expect(found('<Box hidden />')).toEqual([{ hidden: true }]);
});

test('a variant of an element is no style property of it', () => {
  expect(found('<Words color="muted" marginTop="1" />')).toEqual([{ marginTop: '1' }]);
});

test('elements of other names, and of other homes, are none of these', () => {
  expect(found('<Icon color={hue} /><Text marginTop={top} {...rest} /><p color="red" />')).toEqual([]);
});

test.each([
  ['<Box marginTop={isFirst ? "1" : "2"} />', 'Write marginTop of Box out, or set it by `style`'],
  ['<Flex display={display} />', 'Write display of Flex out'],
  ['<Box _hover={{ color: hue }} />', 'Write _hover of Box out'],
  ['<Box css={{ ...looks }} />', 'Write css of Box out'],
  ['<Box color={`${hue}.500`} />', 'Write color of Box out'],
  ['<Words {...props} />', 'Write each property of Text out'],
])('%s cannot be worked out by the build, which says what to do', (markup, advice) => {
  expect(() => found(markup)).toThrow(UnknownStyle);
  expect(() => found(markup)).toThrow(advice);
});
