import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { isServedOn } from '../access/origin-rule.ts';
import { inPoolShare, inTenant, type PoolShare } from '../database/index.ts';
import type { Contract } from './contract.ts';
import { requestGuards } from './request-guards.ts';
import { scimMediaType, type Operation } from './operation.ts';
import { forgetUpload, receiveUpload } from './receive-upload.ts';
import { responseSerialiser } from './response-check.ts';
import { uploadCheckOf, type AnyHandler, type UploadCheck } from './route-table.ts';
import { admitted, operationRunner, type RunNeeds } from './run-operation.ts';
import { handlingLimit, type TimeLimits } from './time-limits.ts';
import { requestValidator, validatorsOf, type Validators } from './validators.ts';
import type { Caller } from './caller.ts';

type Needs = Omit<RunNeeds, 'serialise'> & {
  contract: Contract;
  handlers: Record<string, AnyHandler>;
  guards: Parameters<typeof requestGuards>[0];
  limits: TimeLimits;
  /** Folder of received files while their request runs. */
  incomingFolder: string;
  /** Whether answers are validated against the contract. */
  checksResponses: boolean;
};

/**
 * Registers every operation of the contract that this origin serves.
 *
 * Routes are registered directly from the bundled contract, not by fastify-openapi-glue, because the glue runs security
 * handlers at another step and supports neither multipart bodies nor idempotent answers.
 */
export function registerOperations(app: FastifyInstance, needs: Needs): void {
  const { contract, handlers } = needs;
  requireSameOperations(contract, handlers);

  const validators = validatorsOf(contract.document);
  const serialise = responseSerialiser(contract, needs.checksResponses);
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const compile = httpPart === 'body' ? validators.body : validators.parameters;
    return requestValidator(() => compile(schema as Parameters<Validators['body']>[0]));
  });

  // Parts of files are streamed and never held in memory as a whole.
  app.addContentTypeParser('application/offset+octet-stream', (_request, payload, done) =>
    done(null, payload),
  );
  app.addContentTypeParser(scimMediaType, { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
  for (const operation of contract.operations.filter((candidate) => isServedOn(needs.origin, candidate))) {
    const handler = handlers[operation.id] ?? notBuilt;
    const run = operationRunner({ ...needs, serialise }, operation, handler);
    app.route({
      ...routeOptions(operation, needs.limits),
      // Clients of resumable uploads ask with HEAD how much has arrived.
      method: operation.body?.chunk === undefined ? operation.method : [operation.method, 'HEAD'],
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      onRequest: requestGuards(needs.guards, operation),
      handler: inShare(
        operation,
        operation.body?.chunk !== undefined
          ? runChunk(run)
          : operation.body?.upload === undefined
            ? runJson(run)
            : runUpload(needs, operation, { run, check: uploadCheckOf(handler) }, validators),
      ),
    });
  }
}

type Run = ReturnType<typeof operationRunner>;
type CallAndReply = [FastifyRequest, FastifyReply];
type CheckedRun = { run: Run; check: UploadCheck | undefined };

function inShare(operation: Operation, answer: (...call: CallAndReply) => Promise<FastifyReply>) {
  return (request: FastifyRequest, reply: FastifyReply) =>
    inPoolShare(shareOfPool(operation, admitted(request).caller), () => answer(request, reply));
}

function runJson(run: Run) {
  return (request: FastifyRequest, reply: FastifyReply) =>
    run(request, reply, { body: request.body, file: undefined });
}

/** A part of a file is handed on as a web request, which is what the library of the protocol takes. */
function runChunk(run: Run) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const content = request.body instanceof Readable ? Readable.toWeb(request.body) : undefined;
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
    const message: RequestInit = { method: request.method, headers };
    if (content !== undefined) Object.assign(message, { body: content, duplex: 'half' });
    const body = new Request(`http://localhost${request.url}`, message);
    try {
      return await run(request, reply, { body, file: undefined });
    } finally {
      dropUnread(request.raw);
    }
  };
}

/** Reads the bytes of a refused part to their end, because the next request on this connection follows them. */
function dropUnread(message: IncomingMessage) {
  // The web stream pauses the message once it is full, and nobody empties it any more.
  message.removeAllListeners('data');
  message.resume();
}

/** Receives the form before the transaction begins, so that a slow client holds no database connection. */
function runUpload(needs: Needs, operation: Operation, { run, check }: CheckedRun, validators: Validators) {
  const { schema, upload } = operation.body ?? {};
  if (schema === undefined || upload === undefined) throw new Error(`${operation.id} takes no file.`);
  const validate = requestValidator(() => validators.body(schema));

  return async function receiveAndRun(request: FastifyRequest, reply: FastifyReply) {
    const { caller, address } = admitted(request);
    if (check !== undefined && caller.kind !== 'public')
      await inTenant(needs.db, caller.orgId, (tx) =>
        check({ caller, tx, address, now: needs.now(), size: announcedSize(request) }),
      );
    const form = await receiveUpload(request, upload, needs.incomingFolder);
    try {
      const missing = form.file === undefined ? [missingFile(upload.field)] : [];
      const errors = [...(validate(form.fields) ? [] : (validate.errors ?? [])), ...missing];
      if (errors.length > 0) throw Object.assign(new Error('The form is invalid.'), { validation: errors });
      return await run(request, reply, { body: form.fields, file: form.file });
    } finally {
      await forgetUpload(form);
    }
  };
}

function announcedSize(request: FastifyRequest): number {
  return Number(request.headers['content-length'] ?? 0);
}

function missingFile(field: string) {
  return {
    instancePath: '',
    schemaPath: '',
    keyword: 'required',
    params: { missingProperty: field },
    message: 'missing',
  };
}

function routeOptions(operation: Operation, limits: TimeLimits): RouteShorthandOptions {
  const { path, query, header } = operation.parameters;
  const isFile = operation.body?.upload !== undefined || operation.body?.chunk !== undefined;
  return {
    exposeHeadRoute: false,
    handlerTimeout: handlingLimit(limits, operation),
    config: { operation },
    ...(operation.body?.maxBytes !== undefined && { bodyLimit: operation.body.maxBytes }),
    schema: {
      params: path,
      querystring: query,
      ...(header !== undefined && { headers: header }),
      ...(operation.body !== undefined && !isFile && { body: operation.body.schema }),
    },
  };
}

/** Never called, because the request guards refuse planned operations. */
function notBuilt(): Promise<never> {
  return Promise.reject(new Error('A planned operation was run.'));
}

/** Throws unless every operation that is built has a handler, and every handler an operation. */
export function requireSameOperations(contract: Contract, handlers: Record<string, AnyHandler>): void {
  const built = contract.operations
    .filter((operation) => !operation.isPlanned)
    .map((operation) => String(operation.id));
  const without = built.filter((id) => handlers[id] === undefined);
  const extra = Object.keys(handlers).filter((id) => !built.includes(id));
  if (without.length > 0)
    throw new Error(`Operations without a handler (mark them x-planned): ${without.join(', ')}`);
  if (extra.length > 0)
    throw new Error(`Handlers without an operation (or still x-planned): ${extra.join(', ')}`);
}

const signInLimits: readonly Operation['rateLimit'][] = ['login', 'refresh', 'one_time_password'];

/** The share of the database connections that a call may use: staff may use all, so that they do not wait for strangers. */
function shareOfPool(operation: Operation, caller: Caller): PoolShare | undefined {
  if (caller.kind === 'staff') return undefined;
  // Signing in and renewing tokens have a share of their own, which uploads and claim reports cannot use up.
  return signInLimits.includes(operation.rateLimit) ? 'sign_in' : 'outside';
}
