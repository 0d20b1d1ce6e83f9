import { expect, test } from 'vitest';
import { changelogProblems } from './changelog.ts';
import { decisionRecordProblems } from './decision-records.ts';
import { forbiddenWords } from './forbidden-words.ts';
import { glossaryProblems } from './glossary.ts';
import { unknownCommands } from './markdown-commands.ts';
import { unknownWorkflowCommands } from './workflow-commands.ts';
import { brokenLinks } from './markdown-links.ts';
import { romanianPlurals } from './romanian-plurals.ts';
import { otherWords } from './screen-words.ts';
import { unknownSettings } from './settings.ts';

const text = (file: string, content: string) => ({ file, content });
const romanian = (message: string) =>
  romanianPlurals(text('libs/fnol/feature/translations/ro.json', JSON.stringify({ 'fnol.a.b': message })));

test.each([
  ['a cedilla', 'Situa\u0163ia dosarului'],
  ['a path of one machine', 'see /home/maria/dosar'],
  ['work left for later', '// TODO later'],
  ['an avoided word', 'a small helper for dates'],
])('%s is refused with its line', (_sentence, line) => {
  expect(forbiddenWords(text('docs/a.md', `first\n${line}`))).toEqual([
    expect.stringMatching(/^docs\/a\.md:2 /) as string,
  ]);
});

test.each([
  ['correct diacritics', 'Situația dosarului și ștampila'],
  ['a line about folding cedillas', 'ţ becomes ț'],
  ['an address of the product', 'go to /home, /worklist and /workflow/guest'],
  ['the header of browsers', 'the User-Agent header and user_agent column'],
])('%s passes', (_sentence, line) => {
  expect(forbiddenWords(text('docs/a.md', line))).toEqual([]);
});

test('a Romanian count has three forms, wherever it stands', () => {
  expect(romanian('{count, plural, one {# dosar} few {# dosare} other {# de dosare}}')).toEqual([]);
  expect(romanian('{count, plural, one {# dosar} other {# dosare}}')).toHaveLength(1);
  expect(romanian('<b>{count, plural, one {# dosar} other {# dosare}}</b>')).toHaveLength(1);
  expect(romanian('{kind, select, a {{n, plural, few {#} other {#}}} other {}}')).toHaveLength(1);
});

test('a link that leads nowhere is found, outside of examples', () => {
  const page = text(
    'docs/a.md',
    '# A title\n[gone](gone.md) [here](#a-title) [lost](#lost) [web](https://example.com)\n```\n[x](y.md)\n```',
  );
  expect(brokenLinks([page], (file) => file === 'docs/a.md')).toEqual([
    'docs/a.md: gone.md leads nowhere',
    'docs/a.md: #lost has no such heading',
  ]);
});

test('a command that a page promises exists', () => {
  const page = text('README.md', '`npm start`, `npm run bench -- 5`, `npm run magic`');
  expect(unknownCommands([page], new Set(['start', 'bench']))).toEqual([
    'README.md: package.json has no script "magic"',
  ]);
});

test('a command of a workflow names scripts, targets, parts and files that exist', () => {
  const workflow = text(
    '.github/workflows/nightly.yml',
    [
      'name: nightly # npm run magic',
      '      - run: node tools/prepare.mjs && npx playwright install --with-deps chromium',
      '          - STORY_LOOKS=all npx nx stories @dosar/checks',
      '        run: npx nx affected -t check fly --base="origin/${{ github.base_ref }}"',
      '          - npm run mutate',
      '          - npm run magic',
      '      - run: npx nx fly @dosar/checks',
      '      - run: npx nx check @dosar/nowhere',
      '      - run: sudo --preserve-env=PATH npm run operations -- chart fly',
      '      - run: npx vitest run --root apps/api db/upgrade src/gone.test.ts',
      '        run: .ci/gone',
      '      # npm run commented',
      '          test -x /usr/lib/postgresql/15/bin/initdb',
    ].join('\n'),
  );
  const files = new Set(['tools/prepare.mjs', 'apps/api', 'apps/api/db/upgrade']);
  const known = {
    scripts: new Set(['mutate', 'operations']),
    projects: [{ name: '@dosar/checks', targets: ['stories', 'check'] }],
    parts: new Set(['chart']),
    has: (file: string) => files.has(file),
  };
  expect(unknownWorkflowCommands([workflow], known)).toEqual(
    [
      'no project has a target "fly"',
      'package.json has no script "magic"',
      '@dosar/checks has no target "fly"',
      'there is no project @dosar/nowhere',
      'npm run operations has no part "fly"',
      'src/gone.test.ts is not there',
      '.ci/gone is not there',
    ].map((fault) => `.github/workflows/nightly.yml: ${fault}`),
  );
});

const record = (number: string, rest = '') =>
  text(
    `docs/decisions/${number}-a-choice.md`,
    `# ${number} A choice\n\nStatus: accepted\n\n## Context\n\n## Decision\n\n## Consequences\n${rest}`,
  );

test('decision records are numbered without gap or double', () => {
  expect(decisionRecordProblems([record('0001'), record('0002')])).toEqual([]);
  expect(decisionRecordProblems([record('0001'), record('0003')])).toHaveLength(1);
  expect(decisionRecordProblems([record('0001'), record('0001')])).toHaveLength(1);
});

test('a decision record keeps to one page and its parts', () => {
  expect(decisionRecordProblems([record('0001', '\nline'.repeat(60))])).toHaveLength(1);
  const bare = text('docs/decisions/0001-a-choice.md', '# A choice\n');
  expect(decisionRecordProblems([bare])).toHaveLength(5);
  expect(decisionRecordProblems([text('docs/decisions/choice.md', '')])).toHaveLength(1);
});

test('the changelog keeps its form', () => {
  const changelog = (content: string) => changelogProblems([text('CHANGELOG.md', content)]);
  expect(changelog('# Changelog\n\n## [Unreleased]\n\n### Added\n\n## [1.0.0] - 2026-11-20\n')).toEqual([]);
  expect(changelog('# Changelog\n\n## 1.0\n\n### News\n')).toHaveLength(2);
  expect(changelogProblems([])).toHaveLength(1);
});

test('the glossary is sorted, without doubles, and each word has its sentence', () => {
  const glossary = (...rows: string[]) => glossaryProblems([text('docs/glossary.md', rows.join('\n'))]);
  const row = (word: string, meaning = 'What it means.') => `| **${word}** | ${meaning} | other |`;
  expect(glossary(row('actor'), row('area'))).toEqual([]);
  expect(glossary(row('area'), row('actor'))).toHaveLength(1);
  expect(glossary(row('area'), row('area'))).toHaveLength(1);
  expect(glossary(row('area', 'no sentence'))).toHaveLength(1);
  expect(glossary('nothing')).toHaveLength(1);
});

test('a setting that a page names is in the example of settings', () => {
  const example = text('.env.example', '# DATA_DIR=.data\n');
  const page = (content: string) => unknownSettings([example, text('README.md', content)]);
  expect(page('`DATA_DIR` and `APP` and code in `camelCase`')).toEqual([]);
  expect(page('`DATA_FOLDER`')).toEqual(['README.md: DATA_FOLDER is not in .env.example']);
});

test('the screens call a thing by one word in each language, however it is bent', () => {
  const glossary = text(
    'docs/glossary.md',
    '## Words on the screen\n| **activitate** | **task** | An assignment. | sarcin* | assignment* |',
  );
  const ro = text('libs/a/translations/ro.json', JSON.stringify({ a: 'Sarcinile mele', b: 'Activități' }));
  const en = text(
    'libs/a/messages.ts',
    "{ defaultMessage: 'Your assignments' }, { defaultMessage: '{assignments}' }",
  );
  expect(otherWords([glossary, ro, en])).toEqual([
    'libs/a/translations/ro.json: a says "sarcin*", the screens say "activitate"',
    'libs/a/messages.ts: "Your assignments" says "assignment*", the screens say "task"',
  ]);
  expect(otherWords([ro])).toHaveLength(1);
});
