/** Folders of packages that nobody runs. `doc` is not among them: a package has code in a folder of that name. */
const foldersLeftOut = new Set([
  'test',
  'tests',
  '__tests__',
  'docs',
  'example',
  'examples',
  'benchmark',
  'benchmarks',
]);
/** What compilers, editors and readers want; Node runs no TypeScript out of packages. */
const filesLeftOut = /\.(map|[cm]?ts|flow|md|markdown|tsbuildinfo)$/i;
/** Terms of use stay, whatever their file is called. */
const terms = /^(licen[cs]e|notice|copying|copyright)/i;
/** The half of a package that the server does not use, by the beginning of its paths. */
const unusedParts: Record<string, RegExp> = {
  // The server runs the legacy build, which is the one for Node.
  'pdfjs-dist': /^(build|web|image_decoders|types)\//,
  // Letters are set in two of eighteen weights.
  '@expo-google-fonts/noto-sans': /^(?!400Regular\/|700Bold\/)\d00\w+\//,
};

/**
 * Whether a running server needs a file of a package.
 *
 * @param packageName as it is imported
 * @param path of the file from the folder of the package, with slashes
 * @param machine system and processor that the archive is for, as in `linux-x64`
 */
export function isNeededFile(packageName: string, path: string, machine: string): boolean {
  const folders = path.split('/');
  const file = folders.pop() ?? '';
  if (unusedParts[packageName]?.test(path) === true) return false;
  if (folders.some((folder) => foldersLeftOut.has(folder))) return false;
  const prebuilt = folders[folders.indexOf('prebuilds') + 1];
  if (folders.includes('prebuilds') && prebuilt !== undefined && prebuilt !== machine) return false;
  return terms.test(file) || !filesLeftOut.test(file);
}
