import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Text } from './list-texts.ts';

const page = 'docs/glossary.md';
const heading = '## Words on the screen';
const row = /^\| \*\*([^*|]+)\*\* +\| \*\*([^*|]+)\*\* +\| ([^|]*)\| ([^|]*)\| ([^|]*)\|$/;
const englishMessage = /defaultMessage:\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/g;

/** What a thing is called on the screen in both languages, and the words that must not stand for it. */
type ScreenWord = { ro: string; en: string; notRo: string[]; notEn: string[] };

const listOf = (cell: string) =>
  cell
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** The rows of the glossary's second table. `sarcin*` means every word that begins so. */
function readScreenWords(glossary: string): ScreenWord[] {
  const [, table = ''] = glossary.split(heading);
  return table.split('\n').flatMap((line) => {
    const [, ro, en, , notRo = '', notEn = ''] = row.exec(line) ?? [];
    return ro && en ? [{ ro, en, notRo: listOf(notRo), notEn: listOf(notEn) }] : [];
  });
}

function wordsOf(elements: MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.tag) return wordsOf(element.children);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return ' ';
      return Object.values(element.options)
        .map(({ value }) => wordsOf(value))
        .join(' ');
    })
    .join('');
}

function holds(message: string, word: string): boolean {
  const stem = word.replace('*', '');
  const end = word.endsWith('*') ? '' : '(?!\\p{L})';
  return new RegExp(`(?<!\\p{L})${stem}${end}`, 'iu').test(wordsOf(parse(message)));
}

function messagesOf({ file, content }: Text): { name: string; message: string; isRomanian: boolean }[] {
  if (file.endsWith('translations/ro.json')) {
    const messages = JSON.parse(content) as Record<string, string>;
    return Object.entries(messages).map(([name, message]) => ({ name, message, isRomanian: true }));
  }
  if (!/^(?:apps|libs)\/.*\.tsx?$/.test(file) || /\.(?:test|stories)\./.test(file)) return [];
  return [...content.matchAll(englishMessage)].map(([, single, double]) => {
    const message = (single ?? double ?? '').replaceAll(/\\(['"])/g, '$1');
    return { name: `"${message}"`, message, isRomanian: false };
  });
}

/** Texts of the screens that call a thing by another word than the glossary. */
export function otherWords(texts: Text[]): string[] {
  const words = readScreenWords(texts.find(({ file }) => file === page)?.content ?? '');
  if (words.length === 0) return [`${page}: no words found under "${heading}"`];
  return texts.flatMap((text) =>
    messagesOf(text).flatMap(({ name, message, isRomanian }) =>
      words.flatMap(({ ro, en, notRo, notEn }) =>
        (isRomanian ? notRo : notEn)
          .filter((word) => holds(message, word))
          .map((word) => `${text.file}: ${name} says "${word}", the screens say "${isRomanian ? ro : en}"`),
      ),
    ),
  );
}
