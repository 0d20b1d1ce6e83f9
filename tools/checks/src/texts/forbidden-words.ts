import type { Text } from './list-texts.ts';

type Ban = { pattern: RegExp; why: string; unless?: RegExp; except?: RegExp };

const bans: Ban[] = [
  {
    pattern: /[\u015e\u015f\u0162\u0163]/,
    why: 'has a cedilla: Romanian is written with ș and ț (comma below)',
    // Where both stand side by side, the line is about folding one into the other.
    unless: /[\u0218-\u021b]/,
    // Tests of folding read old spellings.
    except: /\.test\.ts$/,
  },
  {
    pattern: /(^|[\s"'`(=:])\/(work|farm|root|Users)\/|\/home\/[a-z]+\/|[A-Z]:\\Users/,
    why: 'names a path of one machine',
  },
  { pattern: /\b(TODO|FIXME)\b/, why: 'leaves work in the text: open an issue instead' },
  {
    pattern: /(?<!user[-_ ]?)\bagents?\b|\bsub-?agents?\b|\bhelpers?\b/i,
    why: 'uses a word the glossary avoids: name who or what it is',
  },
];

/** Lines may hold a forbidden word only where the rule itself is told. */
const tellsTheRule = ['CONTRIBUTING.md', 'tools/checks/src/texts/', 'tools/checks/src/lint-rules/file-name'];

/** Words, characters and paths that no text of the repository may contain. */
export function forbiddenWords({ file, content }: Text): string[] {
  if (tellsTheRule.some((path) => file.startsWith(path))) return [];
  return content
    .split('\n')
    .flatMap((line, index) =>
      bans
        .filter(
          ({ pattern, unless, except }) => pattern.test(line) && !unless?.test(line) && !except?.test(file),
        )
        .map(({ pattern, why }) => `${file}:${index + 1} ${why} (${pattern.exec(line)?.[0].trim()})`),
    );
}
