import { transform } from 'lightningcss';

const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** The oldest browsers that run what the build makes of our code (ES2024). */
const targets = {
  chrome: version(119),
  firefox: version(121),
  safari: version(17, 4),
  ios_saf: version(17, 4),
};

const element = '.element';

/**
 * A style sheet in few letters, with the names that browsers still want a prefix for; `&` in it stays the element.
 *
 * @throws for a step that its scale does not have, such as `marginTop="7"`: browsers would ignore the declaration.
 */
export function compactRules(rules: string): string {
  refuseBareNumbers(rules);
  const { code } = transform({
    filename: 'looks.css',
    code: Buffer.from(rules.replaceAll('&', element)),
    minify: true,
    targets,
  });
  return code.toString().replaceAll(element, '&');
}

/** Properties that take lengths, which are numbers with a unit. */
const length =
  /^(scroll-)?(margin|padding|inset)\b|gap$|^(top|right|bottom|left)$|^(?!line|tab|-moz-tab).*\b(width|height|size|basis|radius|indent)$/;

function refuseBareNumbers(rules: string): void {
  for (const [, property = '', value] of rules.matchAll(/[{;]([a-z][a-z-]*): ?(-?\d*\.?\d+)(?=[;}])/g))
    if (Number(value) !== 0 && length.test(property))
      throw new Error(`${property} takes a step of its scale, or a value with a unit; "${value}" is neither`);
}
