import type { FileStore } from '#src/kernel/files/file-store.ts';
import type { PersonalNumbers } from '#src/kernel/keys/personal-numbers.ts';
import type { PolicyService } from './asked/policy-service.ts';

/** What looking policies up and importing them stands on. */
export type PolicyNeeds = {
  files: Pick<FileStore, 'keep' | 'open'>;
  numbers: Pick<PersonalNumbers, 'hash'>;
  /** Where the insurer writes its policies; none when the settings name none. */
  policyService: PolicyService | undefined;
};
