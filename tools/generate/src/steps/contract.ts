import { loadContract } from '../contract/load-contract.ts';
import type { Step } from '../step.ts';

/** The contract as one document, for the server and for `/api/openapi.json`. */
export const contractStep: Step = {
  name: 'contract',
  folders: [],
  async run(workspace) {
    const contract = await loadContract(workspace);
    return [{ path: 'openapi/generated/contract.json', content: `${JSON.stringify(contract, null, 2)}\n` }];
  },
};
