import { icons, type IconName } from './icons.ts';

export type IconProps = {
  /** A Material name; one that the registry lacks (from a configured menu) shows a neutral mark. */
  name: IconName | (string & {});
  /** What the picture says when no text beside it does; without it the icon is decoration. */
  label?: string;
  /** As a multiple of the text size. */
  scale?: number;
};

function isKnown(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}

/** A picture that goes with a word, as tall as the text around it. */
export function Icon({ name, label, scale = 1.25 }: IconProps) {
  const Picture = icons[isKnown(name) ? name : 'description'];
  const size = `${scale}em`;
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Picture
      width={size}
      height={size}
      strokeWidth={1.75}
      focusable={false}
      style={{ flexShrink: 0 }}
      {...meaning}
    />
  );
}
