import { expect, type Locator, type Page } from '@playwright/test';
import { openAs } from '../account/login-page.ts';
import { addressOfFile, ownFile } from '../support/own-claims.ts';

/** Opens the documents of a file of this journey's own, as its handler. */
export async function opensOwnDocuments(page: Page, origin: string): Promise<void> {
  const work = await ownFile(origin, 'ana.ionescu');
  await openAs(page, 'ana.ionescu', `${addressOfFile(work)}/documents`);
  await expect(page.getByRole('button', { name: 'Încarcă', exact: true })).toBeVisible();
}

/** The tile of a document by its file name. */
export const tileOf = (page: Page, name: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: `Alege ${name}`, exact: true }) });

/** A picture of one colour, different for each name, so that none is the duplicate of another. */
export async function photoNamed(page: Page, name: string, color: string) {
  const data = await page.evaluate(async (fill) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1200, 800];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.fillStyle = fill;
    context.fillRect(0, 0, 1200, 800);
    context.fillStyle = '#ffffff';
    context.fillRect(300, 300, 300, 120);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
    return [...new Uint8Array(await (blob ?? new Blob()).arrayBuffer())];
  }, color);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(data) };
}

/** Adds files by the button of the section and waits until they are in the file. */
export async function addPhotos(page: Page, photos: Awaited<ReturnType<typeof photoNamed>>[]): Promise<void> {
  await page.getByLabel('Fișiere de adăugat la dosar').setInputFiles(photos);
  for (const { name } of photos) await expect(tileOf(page, name)).toBeVisible();
}
