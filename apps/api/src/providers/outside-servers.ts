import type { Finding } from '#db/doctor/finding.ts';
import type { FindTexts } from './dns-texts.ts';
import type { LanguageModel } from './language-model.ts';
import type { PushKeys } from '../kernel/keys/push-keys.ts';
import type { IdentityProviders } from './oidc/identity-provider.ts';

/** Servers of somebody else that areas ask. */
export type OutsideServers = {
  identityProviders: IdentityProviders;
  /** What may word the answers of the assistant; none when the settings name none. */
  languageModel: LanguageModel | undefined;
  findTexts: FindTexts;
  /** What push services know this installation by; undefined where browsers are told nothing. */
  pushKeys: PushKeys | undefined;
  /** What the doctor says of the machine, the database and what is around them. */
  examineMachine: () => Promise<Finding[]>;
};
