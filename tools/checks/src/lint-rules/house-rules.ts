import type { ESLint } from 'eslint';
import { documentedExport } from './documented-export.ts';
import { fewImports } from './few-imports.ts';
import { fileName } from './file-name.ts';
import { indexListsOnly } from './index-lists-only.ts';
import { moduleDoor } from './module-door.ts';
import { noUntranslatedText } from './no-untranslated-text.ts';
import { packageHome } from './package-home.ts';
import { reasonedDisable } from './reasoned-disable.ts';

/** The project's own lint rules, known to ESLint as `house/*`. */
export const houseRules: ESLint.Plugin = {
  meta: { name: 'house' },
  rules: {
    'documented-export': documentedExport,
    'few-imports': fewImports,
    'file-name': fileName,
    'index-lists-only': indexListsOnly,
    'module-door': moduleDoor,
    'no-untranslated-text': noUntranslatedText,
    'package-home': packageHome,
    'reasoned-disable': reasonedDisable,
  },
};
