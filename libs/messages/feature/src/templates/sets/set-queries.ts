import { apiQuery, browseTemplateSets } from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';

export type TemplateSet = Schema<'TemplateSet'>;

/** The sets of templates, with what the product writes without a template. */
export const setsQuery = () => apiQuery(browseTemplateSets);

/** The address of the list of a set; of the standard templates without one. */
export const addressOfSet = (setId: string | undefined): string =>
  `/config/message-templates${setId === undefined ? '' : `?set=${setId}`}`;
