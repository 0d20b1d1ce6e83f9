import { join } from 'node:path';
import type { Workspace } from '../step.ts';
import { bundleContract } from './bundle-contract.ts';
import { completeContract } from './complete-contract.ts';
import type { ContractDocument } from './contract-document.ts';
import { contractFaults } from './contract-faults.ts';

const loaded = new Map<string, Promise<ContractDocument>>();

/** The bundled, completed contract; refuses one that breaks a house rule. Read once for all steps. */
export function loadContract({ root }: Workspace): Promise<ContractDocument> {
  const known = loaded.get(root) ?? readContract(join(root, 'openapi'));
  loaded.set(root, known);
  return known;
}

async function readContract(folder: string) {
  const contract = completeContract(await bundleContract(folder));
  const faults = contractFaults(contract);
  if (faults.length > 0) throw new Error(`The contract breaks house rules:\n  ${faults.join('\n  ')}`);
  return contract;
}
