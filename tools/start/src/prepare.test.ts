import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';

let root: string;

/** A workspace with nothing installed and an `npm` that only says it was called, and fails when told to. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dosar-prepare-'));
  for (const folder of ['tools', 'bin']) mkdirSync(join(root, folder));
  copyFileSync(join(import.meta.dirname, '../../prepare.mjs'), join(root, 'tools/prepare.mjs'));
  writeFileSync(join(root, 'package.json'), JSON.stringify({ scripts: {}, dependencies: { a: '1.0.0' } }));
  writeFileSync(join(root, 'package-lock.json'), '{}');
  writeFileSync(join(root, '.npmrc'), '');
  const npm = join(root, 'bin/npm');
  writeFileSync(npm, '#!/bin/sh\n[ -e fail ] && exit 7\nmkdir -p node_modules && echo "$*" >> installs\n');
  chmodSync(npm, 0o755);
});

function prepare() {
  const path = `${join(root, 'bin')}${delimiter}${process.env['PATH'] ?? ''}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools/prepare.mjs')], {
    env: { ...process.env, PATH: path },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

function installs(): number {
  const file = join(root, 'installs');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').length : 0;
}

describe.skipIf(process.platform === 'win32')('preparing a clone', () => {
  test('installs the first time, says so, and has nothing to do the second time', () => {
    expect(prepare()).toMatchObject({ status: 0, output: expect.stringContaining('Installing packages') });
    expect(prepare()).toEqual({ status: 0, output: '' });
    expect(installs()).toBe(1);
  });

  test('installs again when the lock changed, not when a script did', () => {
    prepare();
    writeFileSync(
      join(root, 'package.json'),
      JSON.stringify({ scripts: { x: 'y' }, dependencies: { a: '1.0.0' } }),
    );
    prepare();
    expect(installs()).toBe(1);

    writeFileSync(join(root, 'package-lock.json'), '{ "a": 2 }');
    prepare();
    expect(installs()).toBe(2);
  });

  test('an install that failed ends the start and is tried again', () => {
    writeFileSync(join(root, 'fail'), '');
    expect(prepare().status).toBe(7);

    rmSync(join(root, 'fail'));
    expect(prepare().status).toBe(0);
    expect(installs()).toBe(1);
  });
});
