import type { Text } from './list-texts.ts';

const record = /^docs\/decisions\/(\d{4})-[a-z0-9-]+\.md$/;
const sections = ['## Context', '## Decision', '## Consequences'];
const longestPage = 60;

function pageProblems({ file, content }: Text, number: string): string[] {
  const lines = content.trimEnd().split('\n');
  return [
    ...(lines[0]?.startsWith(`# ${number} `) ? [] : [`${file}: the title must begin with "# ${number} "`]),
    ...(/^Status: (accepted|replaced by \[\d{4}\])/m.test(content) ? [] : [`${file}: no status line`]),
    ...sections.filter((section) => !lines.includes(section)).map((section) => `${file}: no "${section}"`),
    ...(lines.length > longestPage ? [`${file}: longer than a page (${lines.length} lines)`] : []),
  ];
}

/** Decision records are numbered without gap or double, and each keeps to the form of one page. */
export function decisionRecordProblems(texts: Text[]): string[] {
  const records = texts.flatMap((text) => {
    const [, number] = record.exec(text.file) ?? [];
    return number ? [{ ...text, number }] : [];
  });
  const misnumbered = records.filter(({ number }, index) => Number(number) !== index + 1);
  const stray = texts.filter(
    ({ file }) => file.startsWith('docs/decisions/') && !record.test(file) && !file.endsWith('README.md'),
  );
  return [
    ...misnumbered.map(({ file }) => `${file}: numbers run from 0001 without gap or double`),
    ...stray.map(({ file }) => `${file}: name it NNNN-title.md`),
    ...records.flatMap((text) => pageProblems(text, text.number)),
  ];
}
