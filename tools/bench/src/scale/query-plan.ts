/** A node of a plan as EXPLAIN (FORMAT JSON) writes it. */
export type PlanNode = {
  'Node Type': string;
  'Subplan Name'?: string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
};

/** What a plan says about its cost, whatever the machine. */
export type PlanFigures = {
  /** Rows of tables that were looked at for the answer's rows, kept or not. */
  rowsExamined: number;
  /** Rows that were looked at once beside them, to count what the filter finds. */
  rowsCounted: number;
  /** Tables that were read from the beginning to the end. */
  sequentialScans: string[];
  indexes: string[];
};

/** Adds up what every node of the plans did. */
export function planFigures(plans: readonly PlanNode[]): PlanFigures {
  const nodes = plans.flatMap((plan) => withParts(plan, false));
  const scans = nodes.filter(({ node }) => node['Relation Name'] !== undefined);
  const examined = (isAside: boolean) =>
    scans.filter((scan) => scan.isAside === isAside).reduce((sum, { node }) => sum + examinedBy(node), 0);
  return {
    rowsExamined: examined(false),
    rowsCounted: examined(true),
    sequentialScans: scans
      .filter(({ node }) => node['Node Type'] === 'Seq Scan')
      .map(({ node }) => node['Relation Name'] ?? ''),
    indexes: [...new Set(nodes.flatMap(({ node }) => node['Index Name'] ?? []))],
  };
}

type Placed = { node: PlanNode; isAside: boolean };

/** A node and all below it; aside is what PostgreSQL runs once before the rest, such as a count. */
function withParts(node: PlanNode, isWithinAside: boolean): Placed[] {
  const isAside = isWithinAside || node['Subplan Name']?.startsWith('InitPlan') === true;
  return [{ node, isAside }, ...(node.Plans ?? []).flatMap((part) => withParts(part, isAside))];
}

function examinedBy(node: PlanNode): number {
  const perLoop =
    (node['Actual Rows'] ?? 0) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  return Math.round(perLoop * (node['Actual Loops'] ?? 0));
}
