// Writes the types of Chakra's style properties from the theme, so that a token that does not exist is a type error. They lie
// in Chakra's own package, where its components look for them.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withCssValues } from './with-css-values.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const theme = join(root, 'libs/platform/design-system/src/theme/system.ts');
const written = join(root, '.cache/theme-types');
const inPackage = join(root, 'node_modules/@chakra-ui/react/dist/types/styled-system/generated');

mkdirSync(written, { recursive: true });
execFileSync(
  process.execPath,
  [join(root, 'node_modules/@chakra-ui/cli/bin/index.js'), 'typegen', theme, '--outdir', written],
  { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
);

const read = (name: string) => readFileSync(join(written, name), 'utf8');
const cssValue = readFileSync(join(import.meta.dirname, 'css-value.ts'), 'utf8');
const types = {
  'conditions.gen.d.ts': read('conditions.gen.d.ts'),
  'prop-types.gen.d.ts': withCssValues(read('prop-types.gen.d.ts'), cssValue),
  'system.gen.d.ts': read('system.gen.d.ts'),
  'token.gen.d.ts': read('token.gen.d.ts'),
  // Not the types of recipes: each part brings its recipe, the theme has none, and Chakra's own types name the properties.
};
for (const [name, text] of Object.entries(types)) writeFileSync(join(inPackage, name), text);
