import type { IconName } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import type { MessageDescriptor } from 'react-intl';
import type { PageStart } from '../area-manifest.ts';
import { extensionPoint } from '../extension-point.ts';
import type { Part } from '../lazy-part.tsx';

/** Where an assignment opens (specification R12). */
export function addressOfAssignment(assignment: { claim_file_no: string; assignment_id: string }): string {
  return `/workflow/getById/${encodeURIComponent(assignment.claim_file_no)}/${assignment.assignment_id}`;
}

/** The addresses of an open file and its sections, as a pattern of react-router. */
export const openedFilePattern = '/workflow/getById/:claim_file_no/:assignment_id/*';

/** The open file, as the page tells its parts. */
export type OpenedFile = { claimFileNo: string; assignmentId: string; assignmentKey: string };

/** A part of the page of a claim file with an address of its own; its code is fetched when it is opened. */
export type ClaimFileSection = {
  /** The last segment of its address; the server counts it under the same word (`claims.section-counts`). */
  id: string;
  title: MessageDescriptor;
  icon: IconName;
  /** Its place in the list of sections, from the top; the timeline is 0. */
  order: number;
  /** Everybody who opens the file when absent. */
  isFor?: (profile: Schema<'Profile'>) => boolean;
  /** Asks for what it shows first, while its code is fetched; a function of the area's own chunk. */
  start?: (page: PageStart) => Promise<unknown> | undefined;
  Section: Part<OpenedFile>;
};

/** Where a section of an open file stands. */
export function addressOfSection(
  file: { claimFileNo: string; assignmentId: string },
  section: string,
): string {
  const address = addressOfAssignment({ claim_file_no: file.claimFileNo, assignment_id: file.assignmentId });
  return section === 'timeline' ? address : `${address}/${section}`;
}

/** Where an entry of the timeline of a file stands; the page scrolls to it and marks it. */
export function addressOfEntry(
  assignment: { claim_file_no: string; assignment_id: string },
  entryId: string,
): string {
  return `${addressOfAssignment(assignment)}#entry-${entryId}`;
}

/** The sections of a claim file, each brought by the area that owns what it shows. */
export const claimFileSections = extensionPoint<ClaimFileSection>('claims.file-sections');

/** What stands beside every section of a claim file, under its title. */
export type ClaimFileAside = {
  /** Its place, from the top. */
  order: number;
  isFor?: (profile: Schema<'Profile'>) => boolean;
  Aside: Part<OpenedFile>;
};

/** The short facts beside the sections: people, vehicle, documents, the next appointment. */
export const claimFileAsides = extensionPoint<ClaimFileAside>('claims.file-asides');

/** What a file can be told to its people with, or what is written down about it. */
export type ComposerChannel = {
  /** The kind of entry that it writes. */
  channel: Schema<'TimelineKind'>;
  /** Its place among the tabs; the internal note is 0. */
  order: number;
  label: MessageDescriptor;
  icon: IconName;
  tone: TimelineTone;
  isFor?: (profile: Schema<'Profile'>) => boolean;
  /** The form; `onDone` closes it, what is typed is kept as a draft. */
  Compose: Part<OpenedFile & { onDone: () => void }>;
};

/** The tabs of the composer under the timeline. */
export const composerChannels = extensionPoint<ComposerChannel>('claims.composer-channels');

/** What shows the pictures of a file that is previewed: they are watermarked and open only there. */
export const previewPictures = extensionPoint<{
  Pictures: Part<{ photos: readonly { id: string; name: string }[] }>;
}>('claims.preview-pictures');

/** The look of an entry: notes are yellow, e-mails teal, SMS plum, everything else plain. */
export type TimelineTone = 'note' | 'email' | 'sms' | 'plain';

/** What the filter of the timeline takes together. */
export type TimelineFilterGroup =
  | 'notes'
  | 'messages'
  | 'calls'
  | 'documents'
  | 'states'
  | 'money'
  | 'system';

/** How entries of one kind stand in the timeline. */
export type TimelineKindEntry = {
  kind: Schema<'TimelineKind'>;
  icon: IconName;
  tone: TimelineTone;
  /** Entries of `system` that follow each other are folded into one line. */
  group: TimelineFilterGroup;
  /** Shown instead of the text of an entry, where words are not enough. */
  Body?: Part<{ event: Schema<'TimelineEvent'> }>;
};

/** The kinds of entries of the timeline, each brought by the area that writes them. */
export const timelineKinds = extensionPoint<TimelineKindEntry>('claims.timeline-kinds');

/** What stands before the number of an open file, such as the way back to where it was opened from. */
export const claimFileNavigation = extensionPoint<{ Navigation: Part<{ assignmentId: string }> }>(
  'claims.file-navigation',
);

/**
 * What the header of a file knows: from the first moment what the row of a list knows, and the rest once the file is
 * read. Both a row and the header of a read file are one.
 */
export type FileGlance = Schema<'WorklistRow'> & Partial<Schema<'AssignmentHeader'>>;

/** What stands at the end of the header of an open file. */
export type ClaimFileHeaderAct = {
  /** Its place, from the left. */
  order: number;
  /** Stays in the header of a phone, where the other acts stand behind one button. */
  isInSight?: true;
  Act: Part<{
    header: FileGlance;
    /** The reader is writing on the file; colleagues see that. */
    isWriting: boolean;
  }>;
};

/** Who else is there, and what can be done with the open assignment. */
export const claimFileHeaderActs = extensionPoint<ClaimFileHeaderAct>('claims.file-header-acts');

/** What comes next for the open assignment, above its notes. */
export const claimFileNextSteps = extensionPoint<{
  NextSteps: Part<{
    assignment: Schema<'AssignmentDetail'>;
    /** `docked` is one line at the foot of a phone: the next step as one wide button, all else one tap away. */
    look: 'panel' | 'docked';
  }>;
}>('claims.file-next-steps');

/**
 * A fact of the header of an open file: `StateClock` or `StateFact` of the design system.
 *
 * It is painted before the file is read, so it shows at once what `header` has and waits in its final height for what it
 * asks the server itself; never for its code, which comes with the page. On a phone the clock is a band across the
 * screen, and facts and sums stand side by side in one line below it: a guest shows no more than two of its sums there.
 */
export type ClaimFileHeaderFact = {
  /**
   * Where it stands: `tag` beside the name of the file, `clock` before everything in the second line, `fact` after it (the page's own: phase 20, waiting on 40,
   * owner 50), `sum` at the end of the line, `status` beside the status on a phone, where the facts about it have no room. The page
   * shows sums of its own until an area brings them.
   */
  place: 'tag' | 'clock' | 'fact' | 'sum' | 'status';
  /** Its place among those of its kind, from the left. */
  order: number;
  Fact: Part<{ header: FileGlance }>;
};

/** The facts of the header: the legal clock, how the file stands, and its sums. */
export const claimFileHeaderFacts = extensionPoint<ClaimFileHeaderFact>('claims.file-header-facts');
