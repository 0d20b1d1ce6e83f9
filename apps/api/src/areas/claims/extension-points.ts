import type { RecognisedSearch } from '@dosar/claims-domain';
import type { LocalDate } from '@dosar/kernel/dates';
import type { BodyOf, Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { extensionPoint } from '#src/kernel/extension-points/extension-point.ts';
import type { UserCaller } from '#src/kernel/http/caller.ts';
import type { PagePosition } from '#src/kernel/http/page-cursor.ts';
import type { BilingualText, Language } from '#src/kernel/http/request-language.ts';

/** What is searched for, as the contract carries it. */
export type SearchRequest = BodyOf<'browseSearch'>;

/** What is found together. */
export type SearchGroupName = Schema<'SearchGroupName'>;

/** People and vehicles that a searched text can only mean. */
export type KnownIdentifiers = { partyIds: string[]; vehicleIds: string[] };

/** Words that all have to be there; each in any of its ways to be written. */
export type Spelling = readonly (readonly string[])[];

/** Which part of a group is wanted. */
export type WantedPage = { size: number; after: PagePosition | undefined };

/** One search: what is looked for, where, and in which words it is answered. */
export type SearchContext = {
  tx: Transaction<Database>;
  orgId: string;
  language: Language;
  text: string;
  recognised: readonly RecognisedSearch[];
  known: KnownIdentifiers;
  criteria: SearchRequest['criteria'];
  page: WantedPage;
};

/** The same search, by the ways to write its text; `isSimilar` when nothing has the text itself and it was probably mistyped. */
export type GroupSearch = SearchContext & { spellings: readonly Spelling[]; isSimilar: boolean };

/** Something that people search for, found within the time that every group has. */
export type SearchSource = {
  group: SearchGroupName;
  /** Whether it is also for those who may only preview files; they must not look for people. */
  isOpenToPreview: boolean;
  /** Whether the criteria of the search narrow it; otherwise it is left out where there are any. */
  takesCriteria: boolean;
  /** Whether it is searched a second time with names that resemble the text, when no such source has the text itself. */
  findsSimilarNames: boolean;
  /** One page of the group. */
  find: (search: GroupSearch) => Promise<Partial<Pick<Schema<'SearchFindings'>, SearchGroupName>>>;
};

/** What the search looks through. */
export const searchSources = extensionPoint<SearchSource>('claims.search-sources');

/** What an area says of a file that was found, beside what names it. */
export type FoundFileMark = Omit<
  Schema<'FileLink'>,
  | 'claim_file_no'
  | 'assignment_id'
  | 'assignment_type'
  | 'status_code'
  | 'status_name'
  | 'status_color'
  | 'status_category_code'
>;

/** Marks files that a search has found; never asked for whoever may only preview files. */
export type FoundFileMarks = {
  /** By the number of the file, and only what the caller may know of it. */
  find: (
    tx: Transaction<Database>,
    caller: UserCaller<'staff'>,
    language: Language,
    claimFileNos: readonly string[],
  ) => Promise<ReadonlyMap<string, FoundFileMark>>;
};

/** What found files are marked with. */
export const foundFileMarks = extensionPoint<FoundFileMarks>('claims.found-file-marks');

/** A kind of entry in the timeline of a claim file. */
export type TimelineKindEntry = {
  kind: Schema<'TimelineKind'>;
  /** Who sees an entry that says nothing else; the staff alone when absent. */
  visibility?: Schema<'EntryVisibility'>;
  /** Its text was between two people: a preview of the file shows that it happened, and no more. */
  isPrivate?: true;
};

/** What timelines can show; entries of other kinds stay hidden. */
export const timelineKinds = extensionPoint<TimelineKindEntry>('claims.timeline-kinds');

/** How much there is in a section of a claim file; the number stands beside its name. */
export type SectionCount = {
  /** The section's address, as the web declares it. */
  section: string;
  count: (tx: Transaction<Database>, orgId: string, file: CountedFile) => Promise<number>;
};

/** The file whose sections are counted, and who reads it: nobody is told of what is not shown to them. */
export type CountedFile = { claimFileId: string; reader: FileReader };

/** Who reads a file, which decides what is left out. */
export type FileReader = {
  /** The person at the screen and, while replacing somebody, that person. */
  userIds: readonly string[];
  isManager: boolean;
  now: Date;
};

/** The numbers beside the sections of a claim file. */
export const sectionCounts = extensionPoint<SectionCount>('claims.section-counts');

/** Something of a file that deserves a look. */
export type FoundFact = {
  code: string;
  text: BilingualText;
  /** The other file that it is about, with the main work on it. */
  file?: { claim_file_no: string; assignment_id: string | null } | undefined;
  /** 3 deserves a look first. */
  weight: 1 | 2 | 3;
};

/** Finds facts of one kind in a file: with their reason in words, never as a score. */
export type FactSource = {
  find: (
    tx: Transaction<Database>,
    orgId: string,
    file: { claimFileId: string },
  ) => Promise<readonly FoundFact[]>;
};

/** Which accounts an organisation does not pay into, whoever they are said to belong to. */
export type AccountRule = {
  /** Throws the problem that refuses the account; `ibanHash` tells it apart without naming it. */
  refuse: (tx: Transaction<Database>, orgId: string, ibanHash: string) => Promise<void>;
};

/** Accounts that are refused before they are stored for somebody. */
export const accountRules = extensionPoint<AccountRule>('claims.account-rules');

/** What deserves a look in a claim file. */
export const fileFacts = extensionPoint<FactSource>('claims.facts');

/** Something that the product has checked about a file, or warns of. */
export type CheckedThing = {
  outcome: 'passed' | 'warning';
  name: BilingualText;
  detail?: BilingualText;
  /** What was found, such as "5 of 5". */
  value?: BilingualText;
  /** The section of the file that shows it, such as `documents`. */
  section?: string;
  /** The other file that it is about, with the main work on it. */
  file?: { claim_file_no: string; assignment_id: string | null };
};

/** A step on a file that a decision about its money rests on. */
export type DoneStep = { userId: string; what: BilingualText; on: LocalDate };

/** What an area checks about a file before somebody decides about its money. */
export type DecisionCheck = {
  /** Where it stands among the checks; the lowest first. */
  position: number;
  look: (
    tx: Transaction<Database>,
    orgId: string,
    file: { claimFileId: string },
  ) => Promise<{ things: readonly CheckedThing[]; steps?: readonly DoneStep[] }>;
};

/** What the product checks about a file before somebody decides about its money. */
export const decisionChecks = extensionPoint<DecisionCheck>('claims.decision-checks');

/** What somebody asks to print. */
export type AskedPrint = {
  orgId: string;
  caller: UserCaller<'staff'>;
  key: string;
  language: Language;
  now: Date;
};

/** What stands on a printed page, as it is hashed: each entry with everything of it that is read. */
export type PrintedContent = {
  claimFileId: string;
  activityNo: string;
  entries: readonly (readonly (string | null)[])[];
  lastEntryAt: Date | null;
  /** The hash that it was closed with: then it gets no other. */
  hash?: string;
};

/** A paper that is ours, and what may be said of it to whoever holds it. */
export type VerifiedPaper = { claimFileId: string; printout: Schema<'VerifiedPrintout'> };

/** A kind of page that goes on paper; nothing where its key names nothing that the caller may read. */
export type PrintedSource = {
  kind: Schema<'PrintedKind'>;
  find: (tx: Transaction<Database>, asked: AskedPrint) => Promise<PrintedContent | undefined>;
  /** Of papers that are closed with a hash of their own: the one whose hash begins like this. */
  verify?: (
    tx: Transaction<Database>,
    asked: { orgId: string; hash: string },
  ) => Promise<VerifiedPaper | undefined>;
};

/** What is printed with a hash by which the paper is checked. */
export const printedKinds = extensionPoint<PrintedSource>('claims.printed-kinds');
