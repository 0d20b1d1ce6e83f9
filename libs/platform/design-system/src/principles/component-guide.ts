import type { Locale } from '@dosar/i18n';

/** A need and what answers it. `story` is the title of the stories that show it. */
type Guidance = { need: Record<Locale, string>; components: string; story: string };

/** The words around the guide. */
export const guideTexts: Record<Locale, Record<'heading' | 'need' | 'take' | 'look', string>> = {
  ro: { heading: 'Ce aleg?', need: 'Aveți nevoie de', take: 'Luați', look: 'Vedeți' },
  en: { heading: 'Which one do I take?', need: 'You need', take: 'Take', look: 'See' },
};

const guidance = (ro: string, en: string, components: string, story: string): Guidance => ({
  need: { ro, en },
  components,
  story: `Design system/${story}`,
});

/** How to pick a component: from what somebody has to do to what does it. */
export const componentGuide: readonly Guidance[] = [
  guidance('o listă de lucru', 'a list of work', 'DataTable, ColumnChooser', 'Data table'),
  guidance(
    'filtre, vederi salvate, acțiuni pe mai multe rânduri',
    'filters, saved views, acts on several rows',
    'FilterChips, SavedViews, useSelection, ActionBar',
    'Views, filters and selection',
  ),
  guidance('o cifră care contează', 'one figure that matters', 'StatTile', 'Figures and people'),
  guidance('cifre de comparat', 'figures to compare', 'Chart', 'Chart'),
  guidance('cine lucrează aici', 'who is working here', 'Avatar, AvatarStack', 'Figures and people'),
  guidance('zile și ore', 'days and hours', 'Calendar', 'Calendar'),
  guidance('fotografii', 'photos', 'PhotoViewer, PhotoStage', 'Photo viewer'),
  guidance('date, istoric', 'facts, history', 'DescriptionList, Timeline', 'Timeline and facts'),
  guidance('o stare', 'a status', 'StatusChip', 'Chips'),
  guidance('un text scris', 'a written answer', 'TextField, TextAreaField', 'Text fields'),
  guidance(
    'o alegere: câteva, o listă, sute',
    'a choice: a few, a list, hundreds',
    'RadioGroupField, SelectField, ComboboxField',
    'Choices',
  ),
  guidance(
    'o alegere din mii, căutată pe server',
    'a choice out of thousands, searched by the server',
    'LookupField',
    'Steps, lookups and foreign text',
  ),
  guidance('o dată sau o oră', 'a date or a time', 'DateField, TimeField', 'Date and time'),
  guidance(
    'o valoare schimbată pe loc',
    'a value that is changed where it stands',
    'InlineEdit',
    'Values changed in place',
  ),
  guidance('fișiere de trimis', 'files to send', 'FileField', 'Files'),
  guidance(
    'un formular lung, cu verificare la sfârșit',
    'a long form with a check at its end',
    'WizardFrame, AnswerGroups',
    'Steps, lookups and foreign text',
  ),
  guidance('răspunsuri refuzate', 'answers that were refused', 'ErrorSummary', 'Error summary'),
  guidance(
    'un loc gol, o așteptare, o eroare',
    'an empty place, a wait, a failure',
    'EmptyState, LoadingState, ErrorState',
    'States',
  ),
  guidance(
    'un mesaj care rămâne cât e adevărat',
    'a message that stays while it is true',
    'Banner',
    'Banner',
  ),
  guidance('un anunț scurt, cu anulare', 'short news, with undo', 'notify', 'Notices'),
  guidance(
    'un lucru de făcut fără să pleci de pe pagină',
    'something to do without leaving the page',
    'Dialog, SidePanel, ConfirmDialog',
    'Dialogs',
  ),
  guidance(
    'un buton sau mai multe acțiuni',
    'a button or several actions',
    'Button, IconButton, Menu',
    'Button',
  ),
  guidance(
    'text scris de altcineva',
    'text that somebody else wrote',
    'RichText',
    'Steps, lookups and foreign text',
  ),
];

/** The address of the stories called `title`, seen from inside a story. */
export function addressOfStories(title: string): string {
  return `./?path=/story/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
}
