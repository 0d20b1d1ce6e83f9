import type { FastifyInstance, FastifyRequest } from 'fastify';
import { html, type Markup } from '#src/kernel/html/markup.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { withQuery } from './page-address.ts';
import { brandColorOf, initialsOf, type PageOwner } from './page-frame.ts';
import { findPageOwner } from './page-owner.ts';
import { pageWords } from './page-words.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { orgCodeIn, textsOf, type PageNeeds } from './visit.ts';

/** The neutral colour of the style sheet, for organisations whose own one is hard to read on. */
const neutral = '#37474f';

/** What a phone has to know to keep the tracker among its apps: the insurer's name, colour and initials. */
function manifestOf({ orgCode, name, color }: PageOwner, language: Language): object {
  const own = { org_code: orgCode, lang: language };
  const theme = brandColorOf(color) ?? neutral;
  return {
    id: withQuery('/status', { org_code: orgCode }),
    name: `${name}: ${pageWords[language].title}`,
    short_name: name.slice(0, 24),
    lang: language,
    start_url: withQuery('/status', own),
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: theme,
    icons: [
      ...['any', 'maskable'].map((purpose) => ({
        src: withQuery('/icon.svg', { org_code: orgCode }),
        sizes: 'any',
        type: 'image/svg+xml',
        purpose,
      })),
    ],
  };
}

/** The insurer's initials on its colour; what stands in the middle is inside the circle that phones cut out. */
function iconOf({ name, color }: PageOwner): string {
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">
    <rect width="512" height="512" fill="${brandColorOf(color) ?? neutral}" />
    <text
      x="256"
      y="256"
      fill="#ffffff"
      font-family="sans-serif"
      font-size="176"
      font-weight="600"
      text-anchor="middle"
      dominant-baseline="central"
    >
      ${initialsOf(name)}
    </text>
  </svg>`.text;
}

/** What the head of every page of an insurer says of its app. */
export function appHead({ orgCode, color }: PageOwner, language: Language): Markup {
  return html`<link
      rel="manifest"
      href="${withQuery('/manifest.webmanifest', { org_code: orgCode, lang: language })}"
    />
    <link rel="icon" type="image/svg+xml" href="${withQuery('/icon.svg', { org_code: orgCode })}" />
    <meta name="theme-color" content="${brandColorOf(color) ?? neutral}" />`;
}

/** Manifest and icon of each insurer's tracker. */
export function registerAppFiles(app: FastifyInstance, needs: PageNeeds): void {
  async function ownerOf({ query }: FastifyRequest): Promise<{ owner: PageOwner; language: Language }> {
    const language = textsOf(query)['lang'] === 'en' ? 'en' : 'ro';
    const found = await findPageOwner(needs.db, orgCodeIn(needs, query), language);
    if (found === undefined) throw notFound();
    return { owner: found.owner, language };
  }
  app.get('/manifest.webmanifest', async (request, reply) => {
    const { owner, language } = await ownerOf(request);
    return reply.type('application/manifest+json').send(JSON.stringify(manifestOf(owner, language)));
  });
  app.get('/icon.svg', async (request, reply) => {
    const { owner } = await ownerOf(request);
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(iconOf(owner));
  });
}
