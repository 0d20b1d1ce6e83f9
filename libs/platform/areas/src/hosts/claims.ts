import type { IconName } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import type { MessageDescriptor } from 'react-intl';
import { extensionPoint } from '../extension-point.ts';
import type { Part } from '../lazy-part.tsx';

/** Where an assignment opens (specification R12). */
export function addressOfAssignment(assignment: { claim_file_no: string; assignment_id: string }): string {
  return `/workflow/getById/${encodeURIComponent(assignment.claim_file_no)}/${assignment.assignment_id}`;
}

/** A part of the page of a claim file, under its heading; its code is fetched with the page. */
export type ClaimFileSection = {
  /** Its address on the page, as the fragment `#id`. */
  id: string;
  title: MessageDescriptor;
  /** Its place in the column, from the top; the facts of the file are 50. */
  order: number;
  /** Everybody who opens the file when absent. */
  isFor?: (profile: Schema<'Profile'>) => boolean;
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

/** What stands before the number of an open file, such as the way back to where it was opened from. */
export const claimFileNavigation = extensionPoint<{ Navigation: Part<{ assignmentId: string }> }>(
  'claims.file-navigation',
);

/** What stands at the end of the header of an open file. */
export type ClaimFileHeaderAct = {
  /** Its place, from the left. */
  order: number;
  Act: Part<{
    header: Schema<'AssignmentHeader'>;
    /** The reader is writing on the file; colleagues see that. */
    isWriting: boolean;
  }>;
};

/** Who else is there, and what can be done with the open assignment. */
export const claimFileHeaderActs = extensionPoint<ClaimFileHeaderAct>('claims.file-header-acts');

/** What comes next for the open assignment, above its notes. */
export const claimFileNextSteps = extensionPoint<{
  NextSteps: Part<{ assignment: Schema<'AssignmentDetail'> }>;
}>('claims.file-next-steps');
