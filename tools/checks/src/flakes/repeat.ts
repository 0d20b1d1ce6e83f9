// `npm run flakes -- 20 <pattern>`: runs test files whose path or titles hold the pattern twenty times, beside two busy loops.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { titlesIn } from '../checklist/titles.ts';
import { listTestFiles, workspaceRoot } from '../workspace.ts';
import { runFile } from './run-file.ts';

const [times = '', ...words] = process.argv.slice(2);
const pattern = words.join(' ');
const files = listTestFiles().filter((file) => file.includes(pattern) || hasTitle(file));
if (!/^\d+$/.test(times) || pattern === '' || files.length === 0) {
  console.error('Say how often and what: npm run flakes -- 20 <part of a path or of a title>');
  process.exit(2);
}

const loops = [1, 2].map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
// A child that is not let go keeps this process alive, so that it would never come to its end and stop the loops.
loops.forEach((loop) => loop.unref());
process.on('exit', () => loops.forEach((loop) => loop.kill()));

let failures = 0;
for (let turn = 1; turn <= Number(times); turn += 1)
  for (const file of files) {
    const { tests, output } = runFile(file, 'repeated');
    const failed = tests.filter(({ status }) => status === 'failed');
    if (tests.length > 0 && failed.length === 0) {
      console.log(`${turn}/${times} ${file}: ${tests.length} passed`);
      continue;
    }
    failures += 1;
    console.log(`${turn}/${times} ${file}: failed`);
    for (const { title, reason } of failed) console.log(`  ${title}: ${reason}`);
    if (tests.length === 0) console.log(output.slice(-2_000));
  }
console.log(`${failures} of ${Number(times) * files.length} runs failed`);
process.exitCode = failures === 0 ? 0 : 1;

function hasTitle(file: string): boolean {
  return titlesIn(readFileSync(path.join(workspaceRoot, file), 'utf8')).some((title) =>
    title.includes(pattern),
  );
}
