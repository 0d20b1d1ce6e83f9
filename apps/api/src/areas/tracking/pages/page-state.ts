import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a visitor's browser carries from form to form; scripts cannot read it. */
export type PageState = {
  /** What the forms of this browser are signed for. */
  nonce: string;
  orgCode?: string;
  tokens?: { idToken: string; refreshToken: string };
  /** Number of the case whose code gave these tokens. */
  opened?: string;
  /** The code that is on its way. */
  challenge?: { id: string; caseNo: string; until: string };
};

/** Where the state is kept, and with what its forms are signed. */
export type StateNeeds = { serverKey: Buffer; isSecure: boolean };

const longestState = 4_000;

/** A name with this prefix is taken from nobody but this host, over a secure connection. */
const nameOf = ({ isSecure }: StateNeeds): string => (isSecure ? '__Host-dosar-tracker' : 'dosar-tracker');

/** What the browser sent; a new one when it sent nothing that can be read. */
export function readState(needs: StateNeeds, request: FastifyRequest): { state: PageState; isNew: boolean } {
  const wanted = `${nameOf(needs)}=`;
  const cookies = String(request.headers.cookie ?? '').split(/;\s*/);
  const sent = cookies.find((cookie) => cookie.startsWith(wanted))?.slice(wanted.length) ?? '';
  const state = sent.length > longestState ? undefined : parsed(sent);
  return state === undefined
    ? { state: { nonce: randomBytes(16).toString('base64url') }, isNew: true }
    : { state, isNew: false };
}

function parsed(text: string): PageState | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return isState(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const areTexts = (value: unknown, names: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => typeof Reflect.get(value, name) === 'string');

function isState(value: unknown): value is PageState {
  if (typeof value !== 'object' || value === null || !areTexts(value, ['nonce'])) return false;
  const { orgCode, tokens, opened, challenge } = value as Partial<Record<keyof PageState, unknown>>;
  return (
    (orgCode === undefined || typeof orgCode === 'string') &&
    (opened === undefined || typeof opened === 'string') &&
    (tokens === undefined || areTexts(tokens, ['idToken', 'refreshToken'])) &&
    (challenge === undefined || areTexts(challenge, ['id', 'caseNo', 'until']))
  );
}

/** Gives the browser its state; it is gone when the browser is closed. */
export function keepState(needs: StateNeeds, reply: FastifyReply, state: PageState): void {
  const value = Buffer.from(JSON.stringify(state)).toString('base64url');
  const secure = needs.isSecure ? '; Secure' : '';
  reply.header('set-cookie', `${nameOf(needs)}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}`);
}

/** What a form has to bring along: no other site knows it, and it is worth nothing in another browser. */
export function formToken({ serverKey }: StateNeeds, { nonce }: PageState): string {
  return createHmac('sha256', serverKey).update(`tracker-form|${nonce}`).digest('base64url');
}

/** Whether a form was made for this browser and sent from this site. */
export function isOwnForm(
  needs: StateNeeds,
  request: FastifyRequest,
  state: PageState,
  token: string | undefined,
): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const [wanted, sent] = [Buffer.from(formToken(needs, state)), Buffer.from(token ?? '')];
  return wanted.length === sent.length && timingSafeEqual(wanted, sent);
}
