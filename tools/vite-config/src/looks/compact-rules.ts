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

/** A style sheet in few letters, with the names that browsers still want a prefix for; `&` in it stays the element. */
export function compactRules(rules: string): string {
  const { code } = transform({
    filename: 'looks.css',
    code: Buffer.from(rules.replaceAll('&', element)),
    minify: true,
    targets,
  });
  return code.toString().replaceAll(element, '&');
}
