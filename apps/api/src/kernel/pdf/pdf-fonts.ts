import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

declare global {
  // pdfkit takes a font that was read before, which its types do not say.
  // eslint-disable-next-line @typescript-eslint/no-namespace -- the types of pdfkit are a namespace, which only another one adds to
  namespace PDFKit.Mixins {
    interface PDFFont {
      registerFont(name: string, font: Font): this;
    }
  }
}

const require = createRequire(import.meta.url);

/**
 * The fonts that papers carry inside, with Romanian letters.
 *
 * All papers share them, because a font that is read anew for each one costs a letter ten times its own time: the tables of
 * kerning are read again.
 */
export const pdfFonts = {
  regular: readFont(require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')),
  strong: readFont(require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf')),
};

function readFont(file: string): Font {
  const font = create(readFileSync(file));
  if ('fonts' in font) throw new Error(`${file} holds several fonts.`);
  return font;
}
