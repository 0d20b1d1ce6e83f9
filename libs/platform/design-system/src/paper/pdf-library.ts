/** The library that reads PDF papers, fetched on first need. */
export async function pdfLibrary() {
  const [library, pdfjsWorker] = await Promise.all([
    import('pdfjs-dist'),
    // @ts-expect-error -- the library has no types for the part that reads papers
    import('pdfjs-dist/build/pdf.worker.min.mjs') as Promise<object>,
  ]);
  // Read in this thread: our policy allows no script by its address (Trusted Types), which a worker would need.
  Object.assign(globalThis, { pdfjsWorker });
  return library;
}
