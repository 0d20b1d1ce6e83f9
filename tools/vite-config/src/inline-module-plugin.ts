import { build, type Plugin } from 'vite';

/**
 * Puts a module, with all that it imports, into the page itself: it runs before any other code has come.
 *
 * For little code only, since it comes with every page and is never cached. Whoever serves the page allows it by its
 * hash. While developing, the page does without it. It imports the calls of areas as `virtual:dosar/first-calls`.
 */
export function inlineModulePlugin(module: string, firstCalls: readonly string[]): Plugin {
  return {
    name: 'dosar:inline-module',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      handler: async () => [
        { tag: 'script', children: await bundled(module, firstCalls), injectTo: 'head' as const },
      ],
    },
  };
}

async function bundled(module: string, firstCalls: readonly string[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [firstCallsPlugin(firstCalls)],
    build: {
      write: false,
      target: 'es2024',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: module, output: { format: 'iife' } },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error(`Nothing was built of ${module}`);
  return output.output[0].code.trim();
}

const virtualModule = 'virtual:dosar/first-calls';

function firstCallsPlugin(modules: readonly string[]): Plugin {
  const imports = modules.map(
    (module, index) => `import { firstCall as call${index} } from ${JSON.stringify(module)};`,
  );
  const list = `export const firstCalls = [${modules.map((_, index) => `call${index}`).join(', ')}];`;
  return {
    name: 'dosar:first-calls',
    resolveId: (id) => (id === virtualModule ? `\0${virtualModule}` : undefined),
    load: (id) => (id === `\0${virtualModule}` ? [...imports, list].join('\n') : undefined),
  };
}
