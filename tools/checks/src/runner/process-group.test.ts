import { expect, test, vi } from 'vitest';
import { isAlive, readMember } from './process-group.ts';
import { runCommand } from './run-command.ts';

const child = (script: string) =>
  `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(script)}], { stdio: 'ignore' }).unref();`;

test('a command that leaves a process behind fails and names it', async () => {
  const { exitCode, output } = await runCommand(['node', '-e', child('setInterval(() => {}, 1000)')]);
  expect(exitCode).toBe(1);
  expect(output).toMatch(/node left running: .+ \(process \d+\)\. They were ended\./);
  const pid = Number(/process (\d+)/.exec(output)?.[1]);
  // It is dead at once, and gone when the one who adopted it looks.
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 15_000 });
}, 30_000);

test('a command whose child ends a moment later passes', async () => {
  const { exitCode, output } = await runCommand(['node', '-e', child('setTimeout(() => {}, 3000)')]);
  expect({ exitCode, output }).toEqual({ exitCode: 0, output: '' });
}, 30_000);

test('a process that ended and waits for its parent to look is not running', () => {
  const stat = '812 (chrome (old) x) Z 1 811 811 0 -1 4228108 0 0';
  const member = readMember(stat);
  expect(member).toEqual({ pid: 812, group: 811, state: 'Z', program: 'chrome (old) x' });
  expect(member && isAlive(member)).toBe(false);
  expect(isAlive({ state: 'S' })).toBe(true);
  expect(readMember('')).toBeUndefined();
});
