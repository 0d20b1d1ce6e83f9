import { normaliseCaseNumber } from '@dosar/tracking-domain/case-number';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#src/kernel/database/index.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { ownCalls, type OwnCalls } from './own-calls.ts';
import { findPageOwner } from './page-owner.ts';
import { formToken, keepState, readState, type PageState, type StateNeeds } from './page-state.ts';

/** What the pages stand on. */
export type PageNeeds = StateNeeds & {
  app: FastifyInstance;
  db: Db;
  now: () => Date;
  /** Whether browsers are told of news. */
  hasPush: boolean;
  /** Where requested documents are uploaded. */
  staffOrigin: string;
  /** Whose tracker opens where the address names nobody. */
  defaultOrgCode: string | undefined;
};

export type Fields = Readonly<Record<string, string | undefined>>;

/** One request for a page: in which language, whose, by which browser. */
export type Visit = {
  language: Language;
  query: Fields;
  found: Awaited<ReturnType<typeof findPageOwner>>;
  orgCode: string;
  caseNo: string;
  state: PageState;
  /** What the forms of the page are signed with. */
  token: string;
  calls: OwnCalls;
  keep: (state: PageState) => void;
};

const longestCode = 60;

/** Finds out who visits which page. The browser is given a state only where a form of the page needs it. */
export async function visitOf(
  needs: PageNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visit> {
  const query = textsOf(request.query);
  const language: Language = query['lang'] === 'en' ? 'en' : 'ro';
  const orgCode = orgCodeIn(needs, query);
  const { state: kept, isNew } = readState(needs, request);
  // Whoever asks for the page with scripts begins anew: what was opened by forms stays with the forms.
  const state = query['app'] === undefined ? kept : { nonce: kept.nonce };
  const keep = (next: PageState) => keepState(needs, reply, next);
  if (isNew) keep(state);
  return {
    language,
    query,
    orgCode,
    found: orgCode === '' ? undefined : await findPageOwner(needs.db, orgCode, language),
    caseNo: normaliseCaseNumber(textsOf(request.params)['case_no'] ?? ''),
    state,
    token: formToken(needs, state),
    calls: ownCalls(needs.app, request, language),
    keep,
  };
}

/** Whose tracker an address names. */
export const orgCodeIn = ({ defaultOrgCode }: Pick<PageNeeds, 'defaultOrgCode'>, query: unknown): string =>
  (textsOf(query)['org_code'] ?? defaultOrgCode ?? '').slice(0, longestCode);

/** The single texts among the fields of an address or a form; what came twice counts as absent. */
export function textsOf(fields: unknown): Fields {
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
