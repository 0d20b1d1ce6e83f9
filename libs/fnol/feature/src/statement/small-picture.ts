/** As the contract has it: a drawing of at most so many letters. */
const mostLetters = 200_000;
/** A sketch is read at this width on paper and on screens. */
const widest = 1200;

/** A picture as a data address that the statement takes: a photo of the paper is made smaller until it fits. */
export async function smallPicture(file: File): Promise<string | undefined> {
  const whole = file.size <= (mostLetters * 3) / 4 - 60 ? await dataAddress(file) : undefined;
  if (whole !== undefined && whole.length <= mostLetters) return whole;
  const bitmap = await createImageBitmap(file);
  for (let width = Math.min(widest, bitmap.width); width >= 300; width = Math.round(width * 0.75)) {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = Math.max(1, Math.round((bitmap.height * width) / bitmap.width));
    const paper = canvas.getContext('2d');
    if (paper === null) return undefined;
    // What is transparent is paper.
    paper.fillStyle = 'white';
    paper.fillRect(0, 0, canvas.width, canvas.height);
    paper.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const drawn = canvas.toDataURL('image/jpeg', 0.8);
    if (drawn.length <= mostLetters) return drawn;
  }
  return undefined;
}

function dataAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    });
    reader.addEventListener('error', () => reject(new Error('The picture could not be read.')));
    reader.readAsDataURL(file);
  });
}
