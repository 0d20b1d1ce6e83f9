import { Graph, layout } from '@dagrejs/dagre';
import type { Schema } from '@dosar/openapi';

type Point = { x: number; y: number };

/** Where a status stands in the drawing. */
export type PlacedStatus = { code: string; x: number; y: number };
/** The line of a step, and where its name stands. */
export type PlacedStep = { key: string; points: { x: number; y: number }[]; x: number; y: number };
/** The drawing of a process. */
export type Drawing = { width: number; height: number; statuses: PlacedStatus[]; steps: PlacedStep[] };

export const box = { width: 152, height: 52 };

/** Places statuses and lines; steps between the same two statuses share a line. */
export function layoutProcess({ statuses, steps }: Schema<'ProcessContent'>): Drawing {
  const graph = new Graph();
  graph.setGraph({ rankdir: 'LR', nodesep: 14, ranksep: 40, edgesep: 6, marginx: 12, marginy: 12 });
  graph.setDefaultEdgeLabel(() => ({}));
  const codes = statuses.map(({ code }) => code);
  // Statuses stand in the order in which work usually meets them: a line to the next one is drawn straight.
  const weightOf = (from: string, to: string) => (codes.indexOf(to) === codes.indexOf(from) + 1 ? 12 : 1);
  for (const code of codes) graph.setNode(code, { ...box });
  for (const { from_status_code: from, to_status_code: to } of steps)
    if (codes.includes(from) && codes.includes(to))
      graph.setEdge(from, to, { width: 30, height: 16, labelpos: 'c', weight: weightOf(from, to) });
  layout(graph);
  // The library says nothing about what it puts on a graph.
  const { width = 0, height = 0 } = graph.graph() as Partial<Record<'width' | 'height', number>>;
  return {
    width,
    height,
    statuses: graph.nodes().map((code) => {
      const { x = 0, y = 0 } = graph.node(code) as Partial<Point>;
      return { code, x, y };
    }),
    steps: graph.edges().map((edge) => {
      const { points = [], x = 0, y = 0 } = graph.edge(edge) as Partial<Point & { points: Point[] }>;
      return { key: `${edge.v} ${edge.w}`, points, x, y };
    }),
  };
}
