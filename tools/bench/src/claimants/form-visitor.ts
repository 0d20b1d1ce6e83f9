/** The product had too much to do for this page; a person would ask for it again. */
export class TurnedAway extends Error {}

/** A page as its visitor has it: what it says, and where it stands. */
type VisitedPage = { url: string; body: string };

/**
 * A visitor whose browser runs no script: keeps cookies, follows redirects and sends the forms of a page.
 *
 * The address stands for the phone of this visitor; the product trusts the measurement to say it, as it trusts a proxy.
 */
export function formVisitor(origin: string, address: string) {
  const jar = new Map<string, string>();

  async function ask(path: string, form?: URLSearchParams): Promise<VisitedPage> {
    const answer = await fetch(origin + path, {
      method: form === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: {
        'x-forwarded-for': address,
        'accept-language': 'ro',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(form && { body: form }),
    });
    const body = await answer.text();
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (answer.status === 303 && location !== null) return ask(location);
    if (answer.status === 503) throw new TurnedAway(path);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${wordsOf(body)}`);
    return { url: path, body };
  }

  return {
    open: (path: string) => ask(path),
    /** Sends the form of a page that does this, with what was typed. */
    submit(page: VisitedPage, act: string, typed: Record<string, string> = {}): Promise<VisitedPage> {
      const form = page.body
        .split('<form')
        .map((one) => one.split('</form>')[0] ?? '')
        .find((one) => one.includes(`name="act" value="${act}"`));
      if (form === undefined) throw new Error(`${page.url} has no form that would ${act}.`);
      const action = /action="([^"]+)"/.exec(form)?.[1]?.replaceAll('&amp;', '&') ?? '';
      const hidden = [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
      const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
      return ask(action, new URLSearchParams({ ...fields, ...typed }));
    },
  };
}

/** What the main part of a page says. */
function wordsOf(body: string): string {
  const main = body.split('<main')[1] ?? body;
  return main
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 300);
}
