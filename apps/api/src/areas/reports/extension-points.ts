import type { Schema } from '@dosar/openapi';
import type { RawBuilder, Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { extensionPoint } from '#src/kernel/extension-points/extension-point.ts';
import type { BilingualText, Language } from '#src/kernel/http/request-language.ts';

/** Days of an organisation that are written down together. */
export type SnapshotDays = { orgId: string; from: string; to: string };

/**
 * Something that is counted every day.
 *
 * `cases` selects what happened, case by case: claim_file_id, happened_on, policy_type_code, county_code, subject, value, amount_bani.
 * `counts` selects what has no claim file, or what there is at the end of a day: snapshot_date, policy_type_code, county_code,
 * subject, value, count, amount_bani.
 */
export type Measure = { code: string; isStock?: true } & (
  | { cases: (days: SnapshotDays) => RawBuilder<unknown> }
  | { counts: (days: SnapshotDays) => RawBuilder<unknown> }
);

/** What a measure comes to in a period, or in one line of a table. */
export type Sums = {
  count: (measure: string) => number;
  amount: (measure: string) => number;
  /** The value that the given share of the cases does not exceed; null without cases. */
  quantile: (measure: string, share: number) => number | null;
};

/** A figure of a report: how it follows from its measures. */
export type ReportColumn = {
  key: string;
  title: BilingualText;
  unit: Schema<'ReportUnit'>;
  tone?: 'bad';
  of: (sums: Sums) => number | null;
};

/** The figures that a report says in a sentence, written as people read them. */
export type FindingFacts = {
  now: (column: string) => string;
  value: (column: string) => number | null;
  /** The week or month in which a figure was the highest. */
  peak: (column: string) => { label: string; value: string } | undefined;
  /** The row of the table in which a figure is the highest. */
  top: (column: string) => { label: string; value: string } | undefined;
};

/** Names of what a report is about, by the subject that the snapshot holds. */
export type SubjectNames = (
  tx: Transaction<Database>,
  orgId: string,
  language: Language,
) => Promise<ReadonlyMap<string, string>>;

/** A report: what it counts, how that is shown and explained, and who may run it. */
export type Report = {
  /** Its address below `/reports`. */
  state: string;
  category: Schema<'ReportCategory'>['category'];
  name: BilingualText;
  /** How its figures are counted, for somebody who has to answer for them. */
  definition: BilingualText;
  /** Conditions on roles, one of which has to hold. */
  roles: readonly string[];
  /** Everybody may run it, and it counts the reader's own cases alone: the subject of its measures is a person. */
  isPersonal?: true;
  measures: readonly Measure[];
  columns: readonly ReportColumn[];
  /** The one figure at the top. */
  figure: string;
  /** Whether more of it is good; absent where it is neither. */
  better?: 'more' | 'less';
  /** The column that counts cases: below ten of them nothing is compared. */
  cases: string;
  /** Columns whose bars stand on each other, and the one that is written above. */
  stacked: readonly string[];
  above?: string;
  /** Counts nothing that has a claim file, so that it is by its subject alone. */
  isWithoutFiles?: true;
  /** What it can be by, besides counties and kinds of policies. */
  subject?: {
    title: BilingualText;
    names: SubjectNames;
    /** The names stand in an order of their own, such as ages; else what has the most cases comes first. */
    isOrdered?: true;
  };
  /** The measure whose files a bar opens, and what they are. */
  drill?: {
    measure: string;
    column: string;
    title: BilingualText;
    /** What the value of a case is measured in; absent where its cases last no time. */
    lasts?: 'days' | 'hours';
    about?: SubjectNames;
    /**
     * Where the measure counts what there is: selects the files of the end of a day as `cases` does, each once.
     * Read anew whenever somebody looks.
     */
    filesAt?: (orgId: string, day: string) => RawBuilder<unknown>;
  };
  finding: (facts: FindingFacts) => BilingualText;
};

/** Everything that can be reported on. */
export const reports = extensionPoint<Report>('reports.reports');
