import { lazy, Suspense, useState } from 'react';
import { loadMoreIcon, moreIconAtHand } from '../theme/lazy-parts.ts';
import { useBrowserFact } from '../theme/use-browser-fact.ts';
import { iconFontFamily, isIconFontReady, onIconFont } from './icon-font.ts';
import { icons, type IconName } from './icons.ts';

export type IconProps = {
  /** A Material name; one that the registry lacks (from a configured menu) shows a neutral mark. */
  name: IconName | (string & {});
  /** What the picture says when no text beside it does; without it the icon is decoration. */
  label?: string;
  /** As a multiple of the text size. */
  scale?: number;
};

const LaterIcon = lazy(async () => ({ default: (await loadMoreIcon()).MoreIcon }));

function isAtHand(name: string): name is keyof typeof icons {
  return Object.hasOwn(icons, name);
}

/** A picture that goes with a word, as tall as the text around it. */
export function Icon({ name, label, scale = 1.25 }: IconProps) {
  const isFontReady = useBrowserFact(onIconFont, isIconFontReady);
  // As it is drawn first it stays: another way of drawing would be another element.
  const [MoreIcon] = useState(() => moreIconAtHand());
  const size = `${scale}em`;
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  if (isFontReady) return <FontIcon name={name} size={size} {...meaning} />;
  const looks = {
    width: size,
    height: size,
    strokeWidth: 1.75,
    focusable: false,
    style: { flexShrink: 0 },
    ...meaning,
  };
  if (!isAtHand(name)) {
    if (MoreIcon) return <MoreIcon name={name} looks={looks} />;
    return (
      <Suspense fallback={<svg {...looks} />}>
        <LaterIcon name={name} looks={looks} />
      </Suspense>
    );
  }
  const Picture = icons[name];
  return <Picture {...looks} />;
}

/** The name as a ligature of the organisation's font; a name that the font lacks shows no more than its own room. */
function FontIcon({ name, size, ...meaning }: { name: string; size: string }) {
  return (
    <span
      translate="no"
      style={{
        display: 'inline-block',
        inlineSize: size,
        blockSize: size,
        flexShrink: 0,
        overflow: 'hidden',
        font: `normal ${size}/1 "${iconFontFamily}"`,
        letterSpacing: 'normal',
        textTransform: 'none',
        whiteSpace: 'nowrap',
      }}
      {...meaning}
    >
      {name}
    </span>
  );
}
