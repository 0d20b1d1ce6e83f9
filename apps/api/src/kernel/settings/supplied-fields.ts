/** Texts that the product ships and organisations may change, by kind of thing; the base and the pages share this list. */
export const suppliedFields = {
  status: [
    'name_ro',
    'name_en',
    'color',
    'tracker_event_title_ro',
    'tracker_event_title_en',
    'tracker_event_description_ro',
    'tracker_event_description_en',
    'tracker_next_step_title_ro',
    'tracker_next_step_title_en',
    'tracker_next_step_description_ro',
    'tracker_next_step_description_en',
  ],
  status_help: ['help_html_ro', 'help_html_en'],
  reason: ['name_ro', 'name_en'],
  tracker_step: ['label_ro', 'label_en', 'description_ro', 'description_en'],
} as const;

/** A kind of thing that the product ships and organisations may change. */
export type SuppliedKind = keyof typeof suppliedFields;
