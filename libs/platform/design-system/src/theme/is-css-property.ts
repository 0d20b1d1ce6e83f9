/**
 * Whether a property of a styled element is one of CSS: the browser itself knows.
 *
 * The build puts this in place of `@pandacss/is-valid-prop`, through which Chakra asks: that package carries the names
 * of all properties, 3 kB of every first screen.
 */
export function isCssProperty(name: string): boolean {
  return name.startsWith('--') || /[&@]/.test(name) || isKnown(name);
}

// `cssText` is no property but all of them; methods and counts are no strings.
function isKnown(name: string): boolean {
  const { style } = document.documentElement;
  return name !== 'cssText' && typeof Reflect.get(style, name) === 'string';
}
