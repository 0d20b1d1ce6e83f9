import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Opened } from '@dosar/vite-config';
import { workspaceRoot } from '../workspace.ts';

/** A first screen: what the browser has to fetch for it. */
export type Screen = { name: string; app: string; opened: Opened; budgetKb?: number };

type Budget = { screen: string; app: string; address?: string; limit: number };
type Manifest = Record<string, { isDynamicEntry?: boolean }>;

/** The screens with a budget: the same list that the check of the builds reads. */
export function budgetedScreens(): Screen[] {
  const file = path.join(workspaceRoot, 'tools/checks/budgets.json');
  const { budgets } = JSON.parse(readFileSync(file, 'utf8')) as { budgets: Budget[] };
  return budgets.map(({ screen, app, address, limit }) => ({
    name: `${app}: ${screen}`,
    app,
    opened: address === undefined ? {} : { address },
    budgetKb: limit,
  }));
}

/** Every page of an app that is fetched when somebody opens it, named after its file. */
export function lazyScreens(app: string, dist: string): Screen[] {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  return Object.entries(manifest)
    .filter(([source, { isDynamicEntry }]) => isDynamicEntry && source.endsWith('-page.tsx'))
    .map(([source]) => ({
      name: `${app}: route ${path.basename(source, '.tsx')}`,
      app,
      opened: { routeChunks: [source.replace(/^(\.\.\/)+/, '')] },
    }));
}
