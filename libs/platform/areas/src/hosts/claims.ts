import type { IconName } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import type { MessageDescriptor } from 'react-intl';
import { extensionPoint } from '../extension-point.ts';
import type { Part } from '../lazy-part.tsx';

/** A part of the page of a claim file, under its heading; its code is fetched with the page. */
export type ClaimFileSection = {
  /** Its address on the page, as the fragment `#id`. */
  id: string;
  title: MessageDescriptor;
  /** Its place in the column, from the top; the facts of the file are 50. */
  order: number;
  isFor: (profile: Schema<'Profile'>) => boolean;
  Section: Part<{ assignmentId: string; claimFileNo: string }>;
};

/** What areas show beside the timeline of a claim file. */
export const claimFileSections = extensionPoint<ClaimFileSection>('claims.file-sections');

/** What shows the pictures of a file that is previewed: they are watermarked and open only there. */
export const previewPictures = extensionPoint<{
  Pictures: Part<{ photos: readonly { id: string; name: string }[] }>;
}>('claims.preview-pictures');

/** How entries of one kind stand in the timeline. */
export type TimelineKindEntry = {
  kind: Schema<'TimelineKind'>;
  icon: IconName;
  /** Shown instead of the text of an entry, where words are not enough. */
  Body?: Part<{ event: Schema<'TimelineEvent'> }>;
};

/** The kinds of entries of the timeline, each brought by the area that writes them. */
export const timelineKinds = extensionPoint<TimelineKindEntry>('claims.timeline-kinds');
