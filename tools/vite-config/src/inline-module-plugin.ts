import { build, type Plugin } from 'vite';

/**
 * Puts a module, with all that it imports, into the page itself: it runs before any other code has come.
 *
 * For little code only, since it comes with every page and is never cached. Whoever serves the page allows it by its
 * hash. While developing, the page does without it.
 */
export function inlineModulePlugin(module: string): Plugin {
  return {
    name: 'dosar:inline-module',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      handler: async () => [{ tag: 'script', children: await bundled(module), injectTo: 'head' as const }],
    },
  };
}

async function bundled(module: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
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
