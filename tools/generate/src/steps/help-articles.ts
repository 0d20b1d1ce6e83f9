import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Parser } from 'htmlparser2';
import { generatedHeader } from '../generated-header.ts';
import type { Step } from '../step.ts';

const folder = 'apps/api/src/areas/assistant/generated';
const articles = 'libs/*/feature/src/help/{ro,en}/*.html';
/** Written for claimants, who are not asked what the staff asks. */
const forClaimants = new Set([
  'claim-notification',
  'doc-request',
  'guest-link',
  'own-visit',
  'received-offer',
]);

/** The help of the staff in passages that the assistant may quote: one for each paragraph and each item of a list. */
export const helpArticlesStep: Step = {
  name: 'help articles',
  folders: [folder],
  async run({ root }) {
    const paths = globSync(articles, { cwd: root })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => !forClaimants.has(basename(path, '.html')))
      .sort();
    const found = await Promise.all(
      paths.map(async (path) => ({
        topic: basename(path, '.html'),
        language: path.split('/').at(-2) ?? '',
        ...passagesOf(await readFile(join(root, path), 'utf8')),
      })),
    );
    const content = `${generatedHeader(articles)}
/** The help articles of the staff, by topic and language. */
export const helpArticles: readonly {
  topic: string;
  language: 'ro' | 'en';
  title: string;
  passages: readonly { title: string; body: string }[];
}[] = ${JSON.stringify(found, undefined, 2)};
`;
    return [{ path: `${folder}/help-articles.ts`, content }];
  },
};

type Passages = { title: string; passages: { title: string; body: string }[] };

function passagesOf(html: string): Passages {
  const article: Passages = { title: '', passages: [] };
  let heading = '';
  let text = '';
  const parser = new Parser({
    onopentag: (name) => {
      if (['h1', 'h2', 'p', 'li'].includes(name)) text = '';
    },
    ontext: (part) => {
      text += part;
    },
    onclosetag: (name) => {
      const written = text.replaceAll(/\s+/g, ' ').trim();
      if (name === 'h1') article.title = written;
      if (name === 'h2') heading = written;
      if ((name === 'p' || name === 'li') && written !== '')
        article.passages.push({ title: heading, body: written });
      if (['h1', 'h2', 'p', 'li'].includes(name)) text = '';
    },
  });
  parser.end(html);
  return article;
}
