import type { Page } from '@playwright/test';

const [width, height] = [4000, 3000];

/** A photo of 12 megapixels and some megabytes, as cameras of phones take them; drawn by the browser of a page. */
export async function cameraPhoto(page: Page, name: string) {
  const base64 = await page.evaluate(
    async ([columns, rows]) => {
      const canvas = new OffscreenCanvas(columns, rows);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is no canvas.');
      // Noise in blocks: a plain surface would be a file of some kilobytes.
      for (let row = 0; row < rows; row += 8)
        for (let column = 0; column < columns; column += 8) {
          context.fillStyle = `rgb(${Math.random() * 255} ${Math.random() * 255} ${Math.random() * 255})`;
          context.fillRect(column, row, 8, 8);
        }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
      const reader = new FileReader();
      await new Promise((resolve) => {
        reader.onload = resolve;
        reader.readAsDataURL(blob);
      });
      return typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : '';
    },
    [width, height] as const,
  );
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}
