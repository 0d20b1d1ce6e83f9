import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Contract } from '../http/contract.ts';

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
    uiConfig: { docExpansion: 'none', filter: true, persistAuthorization: false },
  });
}
