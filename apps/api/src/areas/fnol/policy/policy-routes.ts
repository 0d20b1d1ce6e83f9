import type { RouteTable } from '#src/kernel/http/route-table.ts';
import { findPolicies } from './find-policies.ts';
import {
  applyPolicies,
  browsePolicyImports,
  downloadPolicyFile,
  getPolicyImport,
  mapPolicyColumns,
  readPolicies,
} from './import/policy-imports.ts';
import { decidePolicyOfFile, getPolicyOfFile } from './policy-of-file.ts';
import type { PolicyNeeds } from './policy-needs.ts';

type PolicyOperations =
  | 'findPolicies'
  | 'getPolicyOfFile'
  | 'decidePolicyOfFile'
  | 'browsePolicyImports'
  | 'readPolicies'
  | 'downloadPolicyFile'
  | 'getPolicyImport'
  | 'mapPolicyColumns'
  | 'applyPolicies';

/** The operations about policies: looking them up, what a file knows of its own, and their import. */
export const policyRoutes = (needs: PolicyNeeds): Pick<RouteTable<'fnol'>, PolicyOperations> => ({
  findPolicies: (call) => findPolicies(needs, call),
  getPolicyOfFile,
  decidePolicyOfFile,
  browsePolicyImports: (call) => browsePolicyImports(needs, call),
  readPolicies: (call) => readPolicies(needs, call),
  downloadPolicyFile: (call) => downloadPolicyFile(needs, call),
  getPolicyImport,
  mapPolicyColumns,
  applyPolicies,
});
