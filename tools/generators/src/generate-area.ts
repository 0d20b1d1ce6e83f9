// `npm run generate:area -- <area> <record>`: an area with one table, from the contract to the journey.
import path from 'node:path';
import { addArea } from './add-area.ts';
import { finish, report } from './finish.ts';
import { Workspace } from './workspace.ts';

const [area = '', entity = area] = process.argv.slice(2);
try {
  const workspace = new Workspace(path.resolve(import.meta.dirname, '../../..'));
  const added = addArea(workspace, area, entity);
  finish(workspace, added);
  report(workspace, added.nextSteps);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('npm run generate:area -- settlement offer');
  process.exitCode = 1;
}
