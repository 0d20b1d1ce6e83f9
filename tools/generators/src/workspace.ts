import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The files of one copy of the repository, with a memory of what was written. */
export class Workspace {
  readonly root: string;
  readonly written = new Set<string>();

  constructor(root: string) {
    this.root = root;
  }

  exists(file: string): boolean {
    return existsSync(path.join(this.root, file));
  }

  read(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  /** Names of what is in a folder. */
  list(folder: string): string[] {
    return readdirSync(path.join(this.root, folder));
  }

  /** Writes a new file; one that is there belongs to somebody. */
  create(file: string, content: string): void {
    if (this.exists(file)) throw new Error(`${file} exists already.`);
    this.#write(file, content);
  }

  /** Changes a file; a change that changes nothing found no place to go. */
  edit(file: string, change: (content: string) => string): void {
    const before = this.read(file);
    const after = change(before);
    if (after === before) throw new Error(`${file}: no place found for the new lines.`);
    this.#write(file, after);
  }

  #write(file: string, content: string): void {
    const absolute = path.join(this.root, file);
    mkdirSync(path.dirname(absolute), { recursive: true });
    writeFileSync(absolute, content);
    this.written.add(file);
  }
}
