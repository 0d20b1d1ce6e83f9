// `npm run generate:area -- <area>`: contract, server module and feature library of an area, with its first list.
import path from 'node:path';
import { areas } from '../../boundaries.mjs';
import { addOperation } from './add-operation.ts';
import { finish, report } from './finish.ts';
import { describeOperation } from './operation.ts';
import { Workspace } from './workspace.ts';

const [area = ''] = process.argv.slice(2);
try {
  const workspace = new Workspace(path.resolve(import.meta.dirname, '../../..'));
  if (!areas.includes(area)) {
    throw new Error(
      `"${area}" is not one of ${areas.join(', ')}: a new area is a decision, see docs/decisions.`,
    );
  }
  if (workspace.exists(`libs/${area}/feature`)) throw new Error(`The area ${area} has its library already.`);
  const browse = `browse${area.charAt(0).toUpperCase()}${area.slice(1)}`;
  const added = addOperation(workspace, describeOperation(area, browse, 'get', `/api/${area}/${browse}`));
  finish(workspace, added);
  report(workspace, added.nextSteps);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
