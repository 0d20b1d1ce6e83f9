import type { Setting } from '@dosar/areas/config';
import { actionMessages, languageMessages, stepMessages, wordMessages } from './messages.ts';

/** What the page of the tracker holds, for the search and for its history; both languages of a text have one name. */
export const trackerSettings: readonly Setting[] = [
  ...Object.entries(wordMessages).flatMap(([id, title]) => [
    { id: `${id}_ro`, title, keywords: languageMessages.ro },
    { id: `${id}_en`, title, keywords: languageMessages.en, isHidden: true },
  ]),
  { id: 'action_type', title: actionMessages.type, values: actionMessages.types },
  { id: 'action_name_ro', title: actionMessages.name, isHidden: true },
  { id: 'action_name_en', title: actionMessages.name, isHidden: true },
  { id: 'action_url', title: actionMessages.url, isHidden: true },
  { id: 'label_ro', title: stepMessages.label, isHidden: true },
  { id: 'label_en', title: stepMessages.label, isHidden: true },
  { id: 'description_ro', title: stepMessages.description, isHidden: true },
  { id: 'description_en', title: stepMessages.description, isHidden: true },
  { id: 'icon', title: stepMessages.icon, isHidden: true },
];
