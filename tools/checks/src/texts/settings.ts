import type { Text } from './list-texts.ts';

const setting = /`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)`/g;

/** Settings that a page names and `.env.example`, which a test keeps complete, does not have. */
export function unknownSettings(texts: Text[]): string[] {
  const example = texts.find(({ file }) => file === '.env.example')?.content ?? '';
  const known = new Set(example.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?==)/g));
  return texts
    .filter(({ file }) => file === 'README.md' || file === 'docs/operations.md')
    .flatMap(({ file, content }) =>
      [...content.matchAll(setting)]
        .map(([, name = '']) => name)
        .filter((name) => !known.has(name))
        .map((name) => `${file}: ${name} is not in .env.example`),
    );
}
