/** Where a walk through the pages of a peer ended: the address that leads back to us. */
export type WalkEnd = { code: string | null; state: string | null; iss: string | null; error: string | null };

/** Walks from an authorisation address through the peer's real login and consent pages, as a browser would. */
export async function signInAtPeer(authorizationUrl: string, login: string): Promise<WalkEnd> {
  const browser = cookieBrowser();
  const { origin } = new URL(authorizationUrl);
  let answer = await browser(authorizationUrl);

  for (let step = 0; step < 12; step += 1) {
    const location = answer.headers.get('location');
    if (location !== null) {
      const next = new URL(location, origin);
      if (next.origin !== origin) return endOf(next);
      answer = await browser(next.href);
      continue;
    }
    const page = await answer.text();
    const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1];
    const prompt = /name="prompt" value="([^"]+)"/.exec(page)?.[1];
    if (action === undefined || prompt === undefined)
      throw new Error(`The peer answered: ${page.slice(0, 500)}`);
    const form = new URLSearchParams({ prompt, ...(prompt === 'login' && { login, password: 'any' }) });
    answer = await browser(new URL(action, origin).href, { method: 'POST', body: form });
  }
  throw new Error('The walk through the peer never ended.');
}

function endOf({ searchParams }: URL): WalkEnd {
  const value = (name: string) => searchParams.get(name);
  return { code: value('code'), state: value('state'), iss: value('iss'), error: value('error') };
}

function cookieBrowser() {
  const jar = new Map<string, string>();
  return async function visit(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
}
