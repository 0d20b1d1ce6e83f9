import type { Text } from './list-texts.ts';

const headings = new Set(['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']);

/** The changelog keeps the form that tools and people expect (Keep a Changelog). */
export function changelogProblems(texts: Text[]): string[] {
  const changelog = texts.find(({ file }) => file === 'CHANGELOG.md');
  if (!changelog) return ['CHANGELOG.md is missing'];
  const lines = changelog.content.split('\n');
  const releases = lines.filter((line) => line.startsWith('## '));
  const kinds = lines.filter((line) => line.startsWith('### ')).map((line) => line.slice(4));
  return [
    ...(releases[0] === '## [Unreleased]' ? [] : ['CHANGELOG.md: the first release is "## [Unreleased]"']),
    ...releases
      .slice(1)
      .filter((line) => !/^## \[\d+\.\d+\.\d+\] - \d{4}-\d{2}-\d{2}$/.test(line))
      .map((line) => `CHANGELOG.md: "${line}" is not "## [1.2.3] - 2026-01-31"`),
    ...kinds
      .filter((kind) => !headings.has(kind))
      .map((kind) => `CHANGELOG.md: no kind of change is called "${kind}"`),
  ];
}
