import { pdfLibrary } from '@dosar/design-system/pdf';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useObjectAddress } from '@dosar/api-client/pictures';

/** Pages are drawn this many pixels high: enough to read small print enlarged. */
const pageHeight = 2200;

/** A page of a paper as a picture, drawn in this browser; its address is lent to this page. */
export function usePdfPage(documentId: string, paper: Blob | undefined, page: number) {
  const drawn = useQuery({
    queryKey: ['documents', 'pdfPage', documentId, page],
    queryFn: paper === undefined ? skipToken : () => drawPage(paper, page),
    staleTime: Infinity,
    gcTime: 30_000,
    retry: false,
  });
  return {
    address: useObjectAddress(drawn.data?.picture),
    pageCount: drawn.data?.pageCount,
    isError: drawn.isError,
    retry: drawn.refetch,
  };
}

async function drawPage(paper: Blob, number: number): Promise<{ picture: Blob; pageCount: number }> {
  const { getDocument } = await pdfLibrary();
  const loading = getDocument({ data: new Uint8Array(await paper.arrayBuffer()), useWasm: false });
  try {
    const pdf = await loading.promise;
    const page = await pdf.getPage(Math.min(number, pdf.numPages));
    const viewport = page.getViewport({ scale: pageHeight / page.getViewport({ scale: 1 }).height });
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    await page.render({ canvas, viewport, background: '#ffffff' }).promise;
    return { picture: await pictureOf(canvas), pageCount: pdf.numPages };
  } finally {
    await loading.destroy();
  }
}

function pictureOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The page could not be drawn')) : resolve(blob)),
      'image/png',
    );
  });
}
