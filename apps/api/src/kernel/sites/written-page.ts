import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Markup } from '../html/markup.ts';
import { html as markup } from '../html/markup.ts';
import { pagePolicy, type PageContent } from './content-security-policy.ts';
import { sendFresh, type Page } from './page.ts';

/** A page that the server wrote for one visitor. */
export type WrittenPage = {
  status: number;
  language: string;
  title: string;
  body: Markup;
  /** What else its head says. */
  head?: Markup;
  /** It goes on with forms: the app's script is left out. */
  isPlain?: boolean;
};

/** What stands around a written page while its app is not built. */
const bareShell =
  '<!doctype html><html lang="ro"><head><meta charset="utf-8" /><title></title></head><body><div id="root"></div><noscript></noscript></body></html>';

/**
 * Sends what the server wrote inside the built page of an app: its style sheet, and its script, which takes the page over.
 *
 * It is one visitor's, so nobody keeps it.
 */
export function writtenInto(page: Page | undefined, content: PageContent) {
  const shell = page?.html ?? bareShell;
  const plainShell = withoutScripts(shell);
  return (request: FastifyRequest, reply: FastifyReply, written: WrittenPage): FastifyReply => {
    const { language, title, body, head } = written;
    // Functions: a replacement text would read its own signs in what a visitor typed.
    const html = (written.isPlain === true ? plainShell : shell)
      .replace(/<html lang="\w+"/, () => `<html lang="${language}"`)
      .replace(/<title>[^<]*<\/title>/, () => markup`<title>${title}</title>`.text)
      .replace('</head>', () => `${head?.text ?? ''}</head>`)
      .replace(/<div id="root">[\s\S]*<\/noscript>/, () => `<div id="root">${body.text}</div>`);
    reply.code(written.status).headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-language': language,
      vary: 'accept-encoding, cookie',
      'content-security-policy': pagePolicy(html, content)(),
    });
    return sendFresh(request, reply, html);
  };
}

function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="(?:modulepreload|preload)"[^>]*>/g, '');
}
