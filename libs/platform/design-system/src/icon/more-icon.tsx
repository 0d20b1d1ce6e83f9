import type { LucideProps } from 'lucide-react';
import { icons } from './icons.ts';
import { moreIcons } from './more-icons.ts';

export type MoreIconProps = { name: string; looks: LucideProps };

function isKnown(name: string): name is keyof typeof moreIcons {
  return Object.hasOwn(moreIcons, name);
}

/** A picture that was not at hand with the first page; a neutral mark for a name that nobody drew. */
export function MoreIcon({ name, looks }: MoreIconProps) {
  const Picture = isKnown(name) ? moreIcons[name] : icons.description;
  return <Picture {...looks} />;
}
