import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ContractDocument } from './contract-document.ts';
import { operationsOf, type Operation } from './operation.ts';

/** The contract as the server uses it: the document itself and each operation made ready. */
export type Contract = { document: ContractDocument; operations: Operation[] };

let committed: Contract | undefined;

/** Reads the committed bundle of the contract, once. */
export function readContract(): Contract {
  return (committed ??= contractOfBundle());
}

function contractOfBundle(): Contract {
  const file = createRequire(import.meta.url).resolve('@dosar/openapi/contract.json');
  return contractOf(JSON.parse(readFileSync(file, 'utf8')) as ContractDocument);
}

/** Makes a contract document ready; throws when an operation does not say who may call it. */
export function contractOf(document: ContractDocument): Contract {
  return { document, operations: operationsOf(document) };
}
