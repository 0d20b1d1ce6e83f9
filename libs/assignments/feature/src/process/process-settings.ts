import type { Setting } from '@dosar/areas/config';
import { kindMessages } from './kind-messages.ts';

/** What the history of the process editor names: the version of a kind of work. */
export const settings: readonly Setting[] = [{ id: 'version', title: kindMessages.version, isHidden: true }];
