import type { ComponentProps } from 'react';
import type { NavigationItem } from './navigation-item.ts';

const place = (key: string, label: string, icon?: string) => ({
  key,
  label,
  ...(icon !== undefined && { icon }),
  link: <Anchor href={`#${key}`} aria-current={key === 'shortlist' ? 'page' : undefined} />,
});

// Its words come from the entry.
function Anchor({ children, ...rest }: ComponentProps<'a'>) {
  return <a {...rest}>{children}</a>;
}

/** A menu with places, a badge, a group by categories and a plain group. */
export const navigationSample: NavigationItem[] = [
  place('shortlist', 'Panou', 'dashboard'),
  {
    ...place('worklist', 'Activități', 'assignment'),
    badge: { text: '125', label: '125 de deschise' },
  },
  place('search', 'Căutare', 'search'),
  {
    key: 'reports',
    label: 'Rapoarte',
    icon: 'assessment',
    holdsCurrent: false,
    children: [
      {
        key: 'claims',
        label: 'Dosare',
        holdsCurrent: false,
        children: [place('open-files', 'Dosare deschise'), place('late-files', 'Dosare întârziate')],
      },
      { key: 'people', label: 'Oameni', holdsCurrent: false, children: [place('load', 'Încărcare')] },
    ],
  },
  {
    key: 'config',
    label: 'Setări',
    icon: 'settings',
    holdsCurrent: false,
    children: [place('statuses', 'Stări'), place('teams', 'Echipe')],
  },
  place('units', 'Unități de programare', 'place'),
];
