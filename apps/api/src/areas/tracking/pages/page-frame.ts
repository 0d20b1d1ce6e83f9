import { materialColors } from '@dosar/kernel/material-colors';
import { html, type Markup } from '#src/kernel/html/markup.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { withQuery } from './page-address.ts';
import { pageWords } from './page-words.ts';

/** Whose page it is; absent at an address that belongs to nobody. */
export type PageOwner = {
  orgCode: string;
  name: string;
  color: string | null;
  logoUrl: string | null;
  languages: readonly Language[];
};

type Framed = {
  owner: PageOwner | undefined;
  language: Language;
  /** The address of this page, for the switch of the language; absent where only a form leads to it. */
  path?: string;
  content: Markup;
};

/** The frame of every page: name, logo or initials, the other language; the markup that the screens of the tracker have. */
export function framed({ owner, language, path, content }: Framed): Markup {
  const other = pageWords[language].language;
  const isOffered =
    path !== undefined && (owner?.languages.some((offered) => offered === other.code) ?? true);
  const address = withQuery(path ?? '', { ...(owner && { org_code: owner.orgCode }), lang: other.code });
  return html`<div class="dosar-page dosar-written" lang="${language}">
    ${brandStyle(owner)}
    <header class="dosar-brand-bar">
      <div class="dosar-brand-bar-inner">
        ${brandOf(owner)}
        ${
          isOffered &&
          html`<div class="dosar-language-switch">
            <a class="dosar-language" lang="${other.code}" href="${address}">${other.name}</a>
          </div>`
        }
      </div>
    </header>
    <main class="dosar-main">${content}</main>
  </div>`;
}

function brandOf(owner: PageOwner | undefined): Markup {
  if (owner === undefined) return html``;
  const { name, logoUrl } = owner;
  if (logoUrl !== null && mayBeShown(logoUrl))
    return html`<img class="dosar-logo" src="${logoUrl}" alt="${name}" />`;
  return html`<span class="dosar-owner"
    ><span class="dosar-owner-mark" aria-hidden="true">${initialsOf(name)}</span>${name}</span
  >`;
}

const mayBeShown = (url: string): boolean =>
  /^\/(?![/\\])/.test(url) || (URL.canParse(url) && new URL(url).protocol === 'https:');

/** The letters that stand for an organisation. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase();
}

/** The organisation's colour where white letters on it are easy to read; nothing otherwise. */
export function brandColorOf(name: string | null): string | undefined {
  const color = materialColors().get(name ?? '');
  const isReadable = color !== undefined && /^#[0-9a-f]{6}$/i.test(color) && contrastToWhite(color) >= 4.5;
  return isReadable ? color : undefined;
}

/** The neutral colour of the style sheet stays where the organisation's own cannot be read on. */
function brandStyle(owner: PageOwner | undefined): Markup {
  const color = brandColorOf(owner?.color ?? null);
  if (color === undefined) return html``;
  return html`<style>
    .dosar-page {
      --dosar-brand-light: ${color};
      --dosar-brand-text-light: ${color};
      --dosar-focus-light: ${color};
    }
  </style>`;
}

function contrastToWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
