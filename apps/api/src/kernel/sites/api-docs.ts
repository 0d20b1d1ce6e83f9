import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Contract } from '../http/contract.ts';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self' data:; " +
  "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The page that shows the contract and lets a developer try it; all of its files come from this server. */
export async function registerApiDocs(app: FastifyInstance, contract: Contract): Promise<void> {
  // The plug-in's types end at OpenAPI 3.0; the page itself shows 3.1.
  const document: object = contract.document;
  await app.register(swagger, {
    mode: 'static',
    specification: { document: document as StaticDocumentSpec['document'] },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    // The plug-in's own policy allows strangers' styles and pictures, and breaks the page where there is no TLS.
    transformStaticCSP: () => policy,
    uiConfig: { docExpansion: 'none', filter: true, persistAuthorization: false },
  });
}
