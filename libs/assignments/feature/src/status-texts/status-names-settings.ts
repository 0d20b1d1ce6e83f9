import type { Setting } from '@dosar/areas/config';
import { readHelp } from './help-text.ts';
import { namesMessages as messages } from './names-messages.ts';

const write = (value: unknown) => (typeof value === 'string' ? readHelp(value) : undefined);
const isHidden = true;

/** What the page of statuses holds, for its history. */
export const settings: readonly Setting[] = [
  { id: 'name_ro', title: messages.name_ro, isHidden },
  { id: 'name_en', title: messages.name_en, isHidden },
  { id: 'color', title: messages.color, isHidden },
  { id: 'tracker_event_title_ro', title: messages.tracker_event_title_ro, isHidden },
  { id: 'tracker_event_title_en', title: messages.tracker_event_title_en, isHidden },
  { id: 'tracker_event_description_ro', title: messages.tracker_event_description_ro, write, isHidden },
  { id: 'tracker_event_description_en', title: messages.tracker_event_description_en, write, isHidden },
  { id: 'tracker_next_step_title_ro', title: messages.tracker_next_step_title_ro, isHidden },
  { id: 'tracker_next_step_title_en', title: messages.tracker_next_step_title_en, isHidden },
  {
    id: 'tracker_next_step_description_ro',
    title: messages.tracker_next_step_description_ro,
    write,
    isHidden,
  },
  {
    id: 'tracker_next_step_description_en',
    title: messages.tracker_next_step_description_en,
    write,
    isHidden,
  },
];
