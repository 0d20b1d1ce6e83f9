import type { SessionState } from '../session/session-state.ts';
import type { Caller } from './caller.ts';
import type { Operation } from './operation.ts';
import type { Language } from './request-language.ts';

/** What the first steps of the pipeline found out about a request. */
export type RequestContext = {
  operation: Operation;
  caller: Caller;
  session: SessionState | undefined;
  language: Language;
  /** Where the call came from; read at its beginning, since a client that has hung up has no address any more. */
  address: string;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once a request has been admitted to an operation. */
    context: RequestContext | null;
    /** Set once a request was answered with a problem: the id that the answer shows. */
    errorId: string | null;
  }
  interface FastifyContextConfig {
    operation?: Operation;
    /** A page whose form carries a file of so many bytes. */
    carriesFile?: { maxBytes: number };
  }
}
