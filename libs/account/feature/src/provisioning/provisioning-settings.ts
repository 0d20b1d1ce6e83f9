import type { Setting } from '@dosar/areas/config';
import { messages } from './provisioning-messages.ts';

/** What the page of directories holds. */
export const settings: readonly Setting[] = [
  { id: 'groups_claim', title: messages.claim },
  { id: 'creates_people', title: messages.createsPeople },
  { id: 'role_codes', title: messages.roles, isHidden: true },
  { id: 'team_id', title: messages.team, isHidden: true },
];
