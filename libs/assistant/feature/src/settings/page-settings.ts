import type { Setting } from '@dosar/areas/config';
import { messages } from './messages.ts';

/** What the page of the assistant holds. */
export const settings: readonly Setting[] = [
  { id: 'is_on', control: 'isOn', title: messages.isOn },
  { id: 'uses_model', control: 'usesModel', title: messages.usesModel },
  {
    id: 'role_codes',
    control: 'handlers',
    title: messages.roles,
    values: {
      'claims.handler': messages.handlers,
      'claims.manager': messages.claimsManagers,
      'AC.Assessor': messages.assessors,
      'AC.Assessor.Manager': messages.assessorManagers,
      'org.configurator': messages.configurators,
    },
  },
];
