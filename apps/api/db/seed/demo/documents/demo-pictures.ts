import sharp from 'sharp';

/** The colours of invented cars, as they are painted. */
export const paints: Readonly<Record<string, string>> = {
  white: '#f4f5f3',
  black: '#1f2225',
  grey: '#6d747c',
  silver: '#b4bac0',
  blue: '#2f5d8a',
  red: '#a8322d',
  dark_blue: '#1c2f57',
  green: '#3d6b4a',
  brown: '#6b4f3a',
};

const jpeg = (drawing: string) => sharp(Buffer.from(drawing)).jpeg({ quality: 80 }).toBuffer();

/** A car of a colour, with its front or its rear crushed. */
export function damagePhoto(paint: string, side: 'front' | 'rear'): Promise<Buffer> {
  const turned = side === 'front' ? '' : ' transform="translate(960 0) scale(-1 1)"';
  return jpeg(`<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640">
    <rect width="960" height="640" fill="#b8c4cc"/><rect y="450" width="960" height="190" fill="#6f7780"/>
    <g${turned}>
    <path d="M90 430 Q110 330 250 320 L340 220 Q370 200 430 200 L640 200 Q700 205 740 250 L800 320 Q880 330 885 430 Z" fill="${paint}"/>
    <path d="M365 235 L470 235 L470 315 L300 315 Z M490 235 L640 235 Q680 240 710 285 L725 315 L490 315 Z" fill="#dfe9ef"/>
    <circle cx="255" cy="440" r="72" fill="#22262a"/><circle cx="255" cy="440" r="38" fill="#9aa4ac"/>
    <circle cx="715" cy="440" r="72" fill="#22262a"/><circle cx="715" cy="440" r="38" fill="#9aa4ac"/>
    <path d="M800 345 L872 352 L850 372 L878 396 L838 404 L862 428 L806 418 Z" fill="#33383d"/>
    </g>
  </svg>`);
}

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
