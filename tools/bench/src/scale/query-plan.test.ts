import { expect, test } from 'vitest';
import { planFigures, type PlanNode } from './query-plan.ts';

const pageOfWorklist: PlanNode = {
  'Node Type': 'Nested Loop',
  'Actual Rows': 51,
  'Actual Loops': 1,
  Plans: [
    {
      'Node Type': 'Index Scan',
      'Relation Name': 'assignment',
      'Index Name': 'assignment_list_by_due',
      'Actual Rows': 51,
      'Actual Loops': 1,
      'Rows Removed by Filter': 149,
    },
    {
      'Node Type': 'Index Scan',
      'Relation Name': 'status',
      'Index Name': 'status_pkey',
      'Actual Rows': 1,
      'Actual Loops': 51,
    },
  ],
};

test('rows that were read and thrown away count as examined', () => {
  expect(planFigures([pageOfWorklist]).rowsExamined).toBe(51 + 149 + 51);
});

test('a join node reads no table, so its rows are not counted twice', () => {
  const { Plans: _, ...join } = pageOfWorklist;
  expect(planFigures([join]).rowsExamined).toBe(0);
});

test('what is counted once beside the page is told apart from the page', () => {
  const count: PlanNode = {
    'Node Type': 'Aggregate',
    'Subplan Name': 'InitPlan 1',
    Plans: [
      {
        'Node Type': 'Index Only Scan',
        'Relation Name': 'assignment',
        'Actual Rows': 1001,
        'Actual Loops': 1,
      },
    ],
  };
  const plan = { ...pageOfWorklist, Plans: [count, ...(pageOfWorklist.Plans ?? [])] };
  expect(planFigures([plan])).toMatchObject({ rowsExamined: 251, rowsCounted: 1001 });
});

test('a part that never ran examined nothing', () => {
  const skipped = { 'Node Type': 'Seq Scan', 'Relation Name': 'status', 'Actual Rows': 0, 'Actual Loops': 0 };
  expect(planFigures([skipped])).toMatchObject({ rowsExamined: 0, sequentialScans: ['status'] });
});

test('a table that is read as a whole is named', () => {
  const scan = {
    'Node Type': 'Seq Scan',
    'Relation Name': 'assignment',
    'Actual Rows': 9,
    'Actual Loops': 1,
  };
  expect(planFigures([pageOfWorklist]).sequentialScans).toEqual([]);
  expect(planFigures([{ 'Node Type': 'Sort', Plans: [scan] }]).sequentialScans).toEqual(['assignment']);
});

test('indexes are named once', () => {
  expect(planFigures([pageOfWorklist, pageOfWorklist]).indexes).toEqual([
    'assignment_list_by_due',
    'status_pkey',
  ]);
});
