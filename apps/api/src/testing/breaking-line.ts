import { onTestFinished } from 'vitest';
import { cutLine, type CutLine } from './cut-line.ts';

/** A line that breaks, until the test is over. */
export async function breakingLine(...how: Parameters<typeof cutLine>): Promise<CutLine> {
  const line = await cutLine(...how);
  onTestFinished(line.close);
  return line;
}
