/** The mean colour of what can be seen of a picture, as hexadecimal; undefined when nothing can. */
export function meanInk(pixels: ArrayLike<number>): string | undefined {
  let [red, green, blue, weight] = [0, 0, 0, 0];
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const opacity = (pixels[at + 3] ?? 0) / 255;
    weight += opacity;
    red += (pixels[at] ?? 0) * opacity;
    green += (pixels[at + 1] ?? 0) * opacity;
    blue += (pixels[at + 2] ?? 0) * opacity;
  }
  if (weight < 1) return undefined;
  return `#${[red, green, blue]
    .map((sum) =>
      Math.round(sum / weight)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The mean colour of a shown picture; undefined where the browser does not tell, as for one of another site. */
export function inkOf(picture: HTMLImageElement): string | undefined {
  const { naturalWidth, naturalHeight } = picture;
  if (naturalWidth === 0 || naturalHeight === 0) return undefined;
  try {
    const canvas = document.createElement('canvas');
    const [width, height] = [Math.min(naturalWidth, 160), Math.min(naturalHeight, 80)];
    Object.assign(canvas, { width, height });
    const paper = canvas.getContext('2d');
    if (paper === null) return undefined;
    paper.drawImage(picture, 0, 0, width, height);
    return meanInk(paper.getImageData(0, 0, width, height).data);
  } catch {
    return undefined;
  }
}
