import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Operation } from './operation.ts';

const seconds = 1000;

/** How long things may take between a client and the server, in milliseconds. */
export type TimeLimits = {
  /** Nothing moves on a connection although it is the client's turn. */
  silence: number;
  /** The same in the middle of an upload: a telephone loses its network for a while; the web apps wait as long. */
  uploadSilence: number;
  /** Request line and headers have arrived. */
  headers: number;
  /** The whole request has arrived. */
  receiving: number;
  /** The answer to a request that has arrived. */
  answering: number;
  /** A connection that is kept for the next request; longer than what balancers keep theirs. */
  keepAlive: number;
  /** How often connections are looked at: limits are this much later at most. */
  inspection: number;
  /** The slowest line, in bytes a second, over which a file of the largest size still arrives. */
  slowestLine: number;
};

/** The limits of the product. */
export const timeLimits: TimeLimits = {
  silence: 10 * seconds,
  uploadSilence: 60 * seconds,
  headers: 15 * seconds,
  receiving: 30 * seconds,
  answering: 30 * seconds,
  keepAlive: 72 * seconds,
  inspection: 5 * seconds,
  slowestLine: 100_000,
};

type Carrier = { body: Partial<NonNullable<Operation['body']>> | undefined };
type Answerer = Carrier & Pick<Operation, 'isStream'>;

/** Longer than any stream of ours goes on. */
const streamMilliseconds = 20 * 60 * seconds;

/** The most that a request may carry of a file, or as a large document; `undefined` where it carries neither. */
function fileBytesOf(operation?: Carrier): number | undefined {
  return (operation?.body?.upload ?? operation?.body?.chunk ?? operation?.body)?.maxBytes;
}

/** How long a request may take to arrive: what the contract lets it carry decides. */
export function receivingLimit(limits: TimeLimits, operation?: Carrier): number {
  const bytes = fileBytesOf(operation) ?? 0;
  return limits.receiving + Math.ceil((bytes / limits.slowestLine) * seconds);
}

/** How long a request may take from its headers to its answer; the time of a slow line is not the handler's. */
export function handlingLimit(limits: TimeLimits, operation: Answerer): number {
  if (operation.isStream) return streamMilliseconds;
  return limits.answering + (operation.body === undefined ? 0 : receivingLimit(limits, operation));
}

/** The limits of a page whose form carries a file: as long as the operation has that takes the file. */
export function fileFormLimits(limits: TimeLimits, maxBytes: number) {
  return {
    config: { carriesFile: { maxBytes } },
    handlerTimeout: handlingLimit(limits, { body: { maxBytes }, isStream: false }),
  };
}

/** What is watched on every connection, whatever it carries. */
export function connectionLimits(limits: TimeLimits, operations: readonly Carrier[]) {
  return {
    connectionTimeout: limits.silence,
    keepAliveTimeout: limits.keepAlive,
    handlerTimeout: limits.answering,
    // One number for all requests; `limitRequests` is stricter with those that carry no file.
    requestTimeout: Math.max(
      limits.receiving,
      ...operations.map((operation) => receivingLimit(limits, operation)),
    ),
    http: { headersTimeout: limits.headers, connectionsCheckingInterval: limits.inspection },
  };
}

/** Cuts off requests that arrive too slowly, and leaves alone those whose answer takes its time. */
export function limitRequests(app: FastifyInstance, limits: TimeLimits): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    const { socket } = raw;
    // A request that was injected came over no connection.
    if (!(socket instanceof Socket)) return;
    const { config, handlerTimeout = limits.answering } = request.routeOptions;
    const awaitAnswer = () => {
      if (!reply.raw.writableEnded) socket.setTimeout(handlerTimeout + limits.silence);
    };
    if (!carriesBody(request)) {
      awaitAnswer();
      return;
    }

    const carrier = config.operation ?? (config.carriesFile && { body: config.carriesFile });
    if (fileBytesOf(carrier) !== undefined) socket.setTimeout(limits.uploadSilence);
    const late = setTimeout(
      () => {
        // What Node says of requests that pass its own limit.
        const error = Object.assign(new Error('The request took too long to arrive.'), {
          code: 'ERR_HTTP_REQUEST_TIMEOUT',
        });
        app.server.emit('clientError', error, socket);
      },
      receivingLimit(limits, carrier),
    );
    raw.once('end', awaitAnswer);
    for (const over of ['end', 'close']) raw.once(over, () => clearTimeout(late));
  });
}

function carriesBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
