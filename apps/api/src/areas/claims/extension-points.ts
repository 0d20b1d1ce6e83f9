import type { RecognisedSearch } from '@dosar/claims-domain';
import type { LocalDate } from '@dosar/kernel/dates';
import type { BodyOf, Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { extensionPoint } from '#src/kernel/extension-points/extension-point.ts';
import type { UserCaller } from '#src/kernel/http/caller.ts';
import type { PagePosition } from '#src/kernel/http/page-cursor.ts';
import type { BilingualText, Language } from '#src/kernel/http/request-language.ts';

/** The criteria of a search, as in the contract. */
export type SearchRequest = BodyOf<'browseSearch'>;

/** A group of search results. */
export type SearchGroupName = Schema<'SearchGroupName'>;

/** People and vehicles to which a searched text can refer. */
export type KnownIdentifiers = { partyIds: string[]; vehicleIds: string[] };

/** Words that must all occur; each in any of its spellings. */
export type Spelling = readonly (readonly string[])[];

/** The requested page of a group. */
export type WantedPage = { size: number; after: PagePosition | undefined };

/** One search: its text, its groups and the language of the answer. */
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

/** The same search with the spellings of its text; `isSimilar` when nothing matches the text itself, so that it was probably mistyped. */
export type GroupSearch = SearchContext & { spellings: readonly Spelling[]; isSimilar: boolean };

/** Something that people search for, found within the time that every group has. */
export type SearchSource = {
  group: SearchGroupName;
  /** Whether users who may only preview files can use it; they must not search for people. */
  isOpenToPreview: boolean;
  /** Whether the criteria narrow it; a source without criteria is left out when the search has some. */
  takesCriteria: boolean;
  /** Whether a second search uses names similar to the text when no source of this kind matches the text itself. */
  findsSimilarNames: boolean;
  /** One page of the group. */
  find: (search: GroupSearch) => Promise<Partial<Pick<Schema<'SearchFindings'>, SearchGroupName>>>;
};

/** The sources of the search. */
export const searchSources = extensionPoint<SearchSource>('claims.search-sources');

/** A mark that an area adds to a found file. */
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

/** Marks found files; never called for users who may only preview files. */
export type FoundFileMarks = {
  /** The marks by file number, limited to what the caller may see. */
  find: (
    tx: Transaction<Database>,
    caller: UserCaller<'staff'>,
    language: Language,
    claimFileNos: readonly string[],
  ) => Promise<ReadonlyMap<string, FoundFileMark>>;
};

/** The marks of found files. */
export const foundFileMarks = extensionPoint<FoundFileMarks>('claims.found-file-marks');

/** A kind of entry in the timeline of a claim file. */
export type TimelineKindEntry = {
  kind: Schema<'TimelineKind'>;
  /** The default visibility of entries; only staff when absent. */
  visibility?: Schema<'EntryVisibility'>;
  /** The text is private correspondence, so a preview of the file shows the entry without its text. */
  isPrivate?: true;
};

/** The kinds of timeline entries; entries of other kinds stay hidden. */
export const timelineKinds = extensionPoint<TimelineKindEntry>('claims.timeline-kinds');

/** The number shown beside the name of a section of a claim file. */
export type SectionCount = {
  /** The section's address, as the web declares it. */
  section: string;
  count: (tx: Transaction<Database>, orgId: string, file: CountedFile) => Promise<number>;
};

/** The file whose sections are counted, and its reader, because hidden things are not counted. */
export type CountedFile = { claimFileId: string; reader: FileReader };

/** The reader of a file, who decides which parts are left out. */
export type FileReader = {
  /** The person at the screen and, while replacing somebody, that person. */
  userIds: readonly string[];
  isManager: boolean;
  now: Date;
};

/** The numbers beside the sections of a claim file. */
export const sectionCounts = extensionPoint<SectionCount>('claims.section-counts');

/** A fact of a file that deserves attention. */
export type FoundFact = {
  code: string;
  text: BilingualText;
  /** The other file that it is about, with the main work on it. */
  file?: { claim_file_no: string; assignment_id: string | null } | undefined;
  /** From 1 to 3; 3 is the most urgent. */
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

/** Accounts into which an organisation never pays. */
export type AccountRule = {
  /** Throws the problem that refuses the account, which `ibanHash` identifies. */
  refuse: (tx: Transaction<Database>, orgId: string, ibanHash: string) => Promise<void>;
};

/** The rules that refuse accounts before they are stored. */
export const accountRules = extensionPoint<AccountRule>('claims.account-rules');

/** The facts that deserve attention in a claim file. */
export const fileFacts = extensionPoint<FactSource>('claims.facts');

/** A check or a warning of the product about a file. */
export type CheckedThing = {
  outcome: 'passed' | 'warning';
  name: BilingualText;
  detail?: BilingualText;
  /** The result, such as "5 of 5". */
  value?: BilingualText;
  /** The section of the file that shows it, such as `documents`. */
  section?: string;
  /** The other file that it is about, with the main work on it. */
  file?: { claim_file_no: string; assignment_id: string | null };
};

/** A step on a file that a decision about its money rests on. */
export type DoneStep = { userId: string; what: BilingualText; on: LocalDate };

/** A check of an area about a file before a decision about its money. */
export type DecisionCheck = {
  /** Its position among the checks, ascending. */
  position: number;
  look: (
    tx: Transaction<Database>,
    orgId: string,
    file: { claimFileId: string },
  ) => Promise<{ things: readonly CheckedThing[]; steps?: readonly DoneStep[] }>;
};

/** The checks about a file before a decision about its money. */
export const decisionChecks = extensionPoint<DecisionCheck>('claims.decision-checks');

/** The page to print. */
export type AskedPrint = {
  orgId: string;
  caller: UserCaller<'staff'>;
  key: string;
  language: Language;
  now: Date;
};

/** The hashed content of a printed page: each entry with everything that is printed of it. */
export type PrintedContent = {
  claimFileId: string;
  activityNo: string;
  entries: readonly (readonly (string | null)[])[];
  lastEntryAt: Date | null;
  /** The hash with which it was closed, which is printed instead of a new one. */
  hash?: string;
};

/** A genuine paper, with the facts that its holder may read. */
export type VerifiedPaper = { claimFileId: string; printout: Schema<'VerifiedPrintout'> };

/** A kind of printable page; returns nothing when the caller may not read the record of the key. */
export type PrintedSource = {
  kind: Schema<'PrintedKind'>;
  find: (tx: Transaction<Database>, asked: AskedPrint) => Promise<PrintedContent | undefined>;
  /** Of papers that are closed with a hash of their own: the one whose hash begins like this. */
  verify?: (
    tx: Transaction<Database>,
    asked: { orgId: string; hash: string },
  ) => Promise<VerifiedPaper | undefined>;
};

/** The kinds of pages that are printed with a hash. */
export const printedKinds = extensionPoint<PrintedSource>('claims.printed-kinds');
