import type { Schema } from '@dosar/openapi';
import { useAtomValue } from 'jotai';
import { createContext, use } from 'react';
import type { PageUpload, PageUploads } from './page-uploads.ts';

/** A requested document as its recipient sees it. */
export type RequestedItem = Schema<'RequestedItem'>;

/** The open request, and the pages that are on their way. */
export type RequestContext = { request: Schema<'RequestedDocuments'>; uploads: PageUploads };

export const RequestContext = createContext<RequestContext | undefined>(undefined);

/** The open request; only its pages may ask. */
export function useOpenRequest(): RequestContext {
  const found = use(RequestContext);
  if (found === undefined) throw new Error('There is no request around this component.');
  return found;
}

/** The pages of an item that are on their way. */
export function useUploadsOf(itemId: string): PageUpload[] {
  const entries = useAtomValue(useOpenRequest().uploads.entries);
  return entries.filter((entry) => entry.itemId === itemId);
}

/** Whether the recipient still has to do something about an item. */
export const isOwed = ({ state }: Pick<RequestedItem, 'state'>) =>
  state === 'requested' || state === 'rejected';

/** Whether nothing is left to do about an item for its recipient. */
export const isReady = ({ state }: Pick<RequestedItem, 'state'>) =>
  !['requested', 'rejected'].includes(state);
