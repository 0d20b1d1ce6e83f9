import sharp from 'sharp';

const jpeg = (drawing: string) => sharp(Buffer.from(drawing)).jpeg({ quality: 80 }).toBuffer();

/** A photo of a card: its name and lines of writing, and the face of its holder where it has one. */
export function cardPhoto(name: string, { hasFace }: { hasFace: boolean }): Promise<Buffer> {
  const lines = Array.from({ length: 7 }, (_, at) => {
    const width = 300 + ((at * 137) % 180);
    return `<rect x="${hasFace ? 340 : 150}" y="${250 + at * 36}" width="${width}" height="12" fill="#7c8794"/>`;
  });
  const face = `<rect x="150" y="240" width="150" height="190" fill="#c9d1d8"/><circle cx="225" cy="310" r="42" fill="#9aa4ac"/>
    <path d="M165 430 Q225 350 285 430 Z" fill="#9aa4ac"/>`;
  return jpeg(`<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640">
    <rect width="960" height="640" fill="#8a7d6d"/>
    <rect x="100" y="110" width="760" height="430" rx="24" fill="#eef1e4"/><rect x="100" y="110" width="760" height="80" rx="24" fill="#3b5b8c"/>
    <text x="140" y="164" font-family="sans-serif" font-size="34" fill="#ffffff">${name}</text>
    ${hasFace ? face : ''}${lines.join('')}
  </svg>`);
}
