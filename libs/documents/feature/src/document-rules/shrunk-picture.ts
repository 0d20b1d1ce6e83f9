const types = ['image/png', 'image/jpeg', 'image/webp'];
const mostBytes = 250 * 1024;
const longestSide = 1_200;

/** Types of pictures that claimants' browsers show. */
export const pictureTypes = types.join();

/** A picture of this device as a data address that the server takes: a large one is made smaller first. */
export async function shrunkPicture(file: File): Promise<string | undefined> {
  if (!types.includes(file.type)) return undefined;
  if (file.size <= mostBytes) return dataUrlOf(file);
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (picture === undefined) return undefined;
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  for (const quality of [0.85, 0.6, 0.4]) {
    const drawn = canvas.toDataURL('image/jpeg', quality);
    // Base64 takes four letters for three bytes.
    if (drawn.length * 0.75 <= mostBytes) return drawn;
  }
  return undefined;
}

function dataUrlOf(file: File): Promise<string | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : undefined),
    );
    reader.addEventListener('error', () => resolve(undefined));
    reader.readAsDataURL(file);
  });
}
