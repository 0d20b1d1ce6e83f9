// `npm run generate:operation -- <area> <operationId> <method> <path>`
import path from 'node:path';
import { areas } from '../../boundaries.mjs';
import { addOperation } from './add-operation.ts';
import { finish, report } from './finish.ts';
import { describeOperation } from './operation.ts';
import { Workspace } from './workspace.ts';

const [area = '', operationId = '', method = '', address = ''] = process.argv.slice(2);
try {
  if (!areas.includes(area)) throw new Error(`"${area}" is not one of ${areas.join(', ')}.`);
  const workspace = new Workspace(path.resolve(import.meta.dirname, '../../..'));
  const added = addOperation(workspace, describeOperation(area, operationId, method, address));
  finish(workspace, added);
  report(workspace, added.nextSteps);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(
    'npm run generate:operation -- assignments pinAssignment POST /api/assignment/pin/{assignment_id}',
  );
  process.exitCode = 1;
}
