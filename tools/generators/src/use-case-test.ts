import type { NewOperation } from './operation.ts';

export function useCaseTestSource(operation: NewOperation): string {
  return `// ${operation.operationId}\n`;
}
