import { multipart } from '#src/testing/multipart.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';

/** A browser without scripts: it keeps cookies, follows redirects and sends the forms that a page has. */
export function formBrowser(
  api: Pick<TestApi, 'injectTracker'>,
  { address = '198.51.100.7', headers = {} }: { address?: string; headers?: Record<string, string> } = {},
) {
  const jar = new Map<string, string>();

  async function ask(
    method: 'GET' | 'POST',
    url: string,
    payload?: string | Buffer,
    extra = {},
  ): Promise<Page> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await api.injectTracker({
      method,
      url,
      remoteAddress: address,
      headers: {
        ...headers,
        ...(cookie && { cookie }),
        ...(payload !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...extra,
      },
      ...(payload !== undefined && { payload }),
    });
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    const { location } = answer.headers;
    if (answer.statusCode === 303 && typeof location === 'string') return ask('GET', location);
    return { status: answer.statusCode, url, body: answer.body, headers: answer.headers };
  }

  return {
    jar,
    open: (url: string) => ask('GET', url),
    /** Sends a form of a page, as its button does; `changes` are what was typed, or tampered with. */
    submit(page: Page, act: string, changes: Record<string, string> = {}, extra = {}) {
      const { action, fields } = formIn(page, act);
      return ask('POST', action, new URLSearchParams({ ...fields, ...changes }).toString(), extra);
    },
    /** Sends a form with a file, as a browser does: the file stands last. */
    sendFile(page: Page, file: { name: string; content: Uint8Array }, changes: Record<string, string> = {}) {
      const { action, fields } = formIn(page, 'upload');
      const { payload, headers: ofForm } = multipart({ ...fields, ...changes }, file);
      return ask('POST', action, payload, ofForm);
    },
  };
}

/** The first form of a page that would do something: where it is sent, and what it carries without being seen. */
function formIn(page: Page, act: string): { action: string; fields: Record<string, string> } {
  const form = page.body
    .split('<form')
    .slice(1)
    .map((one) => one.split('</form>')[0] ?? '')
    .find((one) => one.includes(`name="act" value="${act}"`));
  if (form === undefined)
    throw new Error(`The page has no form that would ${act}: ${readAloud(page).join(' | ')}`);
  const action = /action="([^"]+)"/.exec(form)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const hidden = [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
  return { action, fields: Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])) };
}

export type Page = { status: number; url: string; body: string; headers: Record<string, unknown> };

/** The words of a page in the order in which they are read out, a line for each element. */
export function readAloud({ body }: Pick<Page, 'body'>): string[] {
  return (body.split('<body>')[1] ?? body)
    .replace(/<style[\s\S]*?<\/style>|<script[\s\S]*?<\/script>/g, '')
    .replace(/<(?:a|input) [^>]*aria-label="([^"]*)"[^>]*>[^<]*/g, '$1')
    .replace(/<span[^>]*aria-hidden="true"[^>]*>[^<]*<\/span\s*>/g, '')
    .replace(/<\/?(?:span|b|strong)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}
