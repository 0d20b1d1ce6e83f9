import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { workspaceRoot } from '../workspace.ts';

// Probes are files that do not exist, so nothing can be asked of the type checker.
const eslint = new ESLint({
  cwd: workspaceRoot,
  overrideConfig: [
    tseslint.configs.disableTypeChecked,
    { languageOptions: { parserOptions: { projectService: false } } },
  ],
});

/** The rules that the repository's configuration finds broken when `code` stands in `file`. */
export async function brokenRules(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: `${workspaceRoot}/${file}` });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}
