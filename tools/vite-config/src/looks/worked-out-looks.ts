import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { recipeCalls } from './recipe-calls.ts';
import type { IsStyleProperty } from './style-properties.ts';

/** The looks of a recipe as data; see `build-looks.ts` of the design system. */
export type WorkedOutLooks = {
  variants: Record<string, string[]>;
  defaults: Record<string, string>;
  /** The rules of each choice; `&` in them stands for the element. */
  rules: Record<string, string>;
};

type Theme = {
  globalRules: string;
  isStyleProperty: (name: string) => boolean;
  rulesOfStyles: (styles: Record<string, unknown>) => string;
  /** By module, in the order of its calls. */
  looks: Record<string, WorkedOutLooks[]>;
};

/** What the styling system makes of the design system. */
export type DesignSystem = Omit<Theme, 'isStyleProperty'> & { isStyleProperty: IsStyleProperty };

const entry = 'virtual:every-recipe';

/** Reads every recipe of the design system, as its modules would give it to a browser, and works its looks out. */
export async function workOutLooks(folder: string): Promise<DesignSystem> {
  const modules = globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['**/*.{test,stories}.*'] })
    .map((name) => join(folder, name))
    .filter((file) => recipeCalls(file, readFileSync(file, 'utf8')).length > 0);
  const { module } = await runnerImport<Theme>(entry, {
    root: folder,
    logLevel: 'error',
    plugins: [everyRecipe(folder, modules)],
  });
  return { ...module, isStyleProperty: besideVariants(module, join(folder, 'layout')) };
}

/** The elements of `layout` take style properties beside the variants of their recipe. */
function besideVariants({ looks, isStyleProperty }: Theme, layout: string): IsStyleProperty {
  const elements = Object.entries(looks).flatMap(([file, [recipe]]) => {
    const name = basename(file, '.tsx').replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) =>
      letter.toUpperCase(),
    );
    const variants = new Set(Object.keys(recipe?.variants ?? {}));
    const isStyle = (property: string) => !variants.has(property) && isStyleProperty(property);
    return dirname(file) === layout ? [[name, isStyle] as const] : [];
  });
  const byName = new Map(elements);
  return (element) => byName.get(element);
}

/** A module that works out what all others hold, each of which lets its recipes be seen. */
function everyRecipe(folder: string, modules: string[]): Plugin {
  const imports = modules.map(
    (file, at) => `import { recipesOfModule as recipes${at} } from ${JSON.stringify(file)};`,
  );
  const looks = modules.map((file, at) => `${JSON.stringify(file)}: recipes${at}.map(workOut),`);
  const buildLooks = JSON.stringify(join(folder, 'theme/build-looks.ts'));
  const source = `
import { workOut } from ${buildLooks};
export * from ${buildLooks};
${imports.join('\n')}
export const looks = { ${looks.join('\n')} };`;
  return {
    name: 'dosar:every-recipe',
    enforce: 'pre',
    resolveId: (id) => (id === entry ? id : undefined),
    load: (id) => (id === entry ? source : undefined),
    transform(code, id) {
      if (!modules.includes(id)) return undefined;
      const recipes = recipeCalls(id, code).map(({ recipe }) => code.slice(recipe.start, recipe.end));
      return `${code}\nexport const recipesOfModule = [${recipes.join(', ')}];`;
    },
  };
}
