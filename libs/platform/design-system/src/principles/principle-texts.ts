import type { Locale } from '@dosar/i18n';

type Principle = { title: string; text: string };
/** `send` and `inProgress` are the words of a button and a status that show them. */
type PrinciplePage = { heading: string; intro: string; send: string; inProgress: string; list: Principle[] };

/** What decides how everything looks and speaks. Written for designers, in both languages of the product. */
export const principles: Record<Locale, PrinciplePage> = {
  ro: {
    heading: 'Cum arată și cum vorbește Dosar',
    intro:
      'Un singur produs, patru aplicații, culorile organizației. Aici stau regulile; în paginile următoare, ce se construiește din ele. Limba și culorile se schimbă din bara de sus.',
    send: 'Trimite cererea',
    inProgress: 'În lucru',
    list: [
      {
        title: 'Calm, dens, ușor de citit opt ore la rând',
        text: 'Nimic decorativ. Suprafețe neutre, linii înainte de umbre, o singură umbră pentru ce plutește.',
      },
      {
        title: 'Culoarea organizației înseamnă „al nostru” și „mai departe”',
        text: 'Umple bara de sus și singurul buton principal, marchează focusul și selecția. Nimic altceva.',
      },
      {
        title: 'Niciodată doar prin culoare',
        text: 'Starea și urgența sunt o culoare și un cuvânt sau o pictogramă. Contrastul se calculează, orice ar configura organizația.',
      },
      {
        title: 'Trei mărimi, două grosimi',
        text: 'Fonturile sistemului, 14 px pentru angajați și 16 px pentru păgubiți, rânduri de cel mult 72 de caractere, cifre de aceeași lățime în tabele și sume.',
      },
      {
        title: 'O grilă de 4 px',
        text: 'Rândurile au 32 px când sunt dese și 40 px de obicei; ce se atinge cu degetul are 44 px.',
      },
      {
        title: 'Nimic nu se mișcă sub mână',
        text: 'Mișcarea durează cel mult 150 ms și lipsește pentru cine o preferă așa. Scheletele au forma a ceea ce vine și apar după 150 ms.',
      },
      {
        title: 'Anulare în loc de „sunteți sigur?”',
        text: 'Întrebăm doar înainte de ce nu se mai poate întoarce sau pleacă din casă.',
      },
      {
        title: 'Totul merge și de la tastatură',
        text: 'Ce se face cu mouse-ul se face și cu taste, ce se vede se și aude. Tragerea are mereu butoane alături.',
      },
    ],
  },
  en: {
    heading: 'How Dosar looks and speaks',
    intro:
      'One product, four applications, the organisation’s colours. Here are the rules; the next pages show what is built from them. Language and colours change in the bar above.',
    send: 'Send the claim',
    inProgress: 'In progress',
    list: [
      {
        title: 'Calm, dense, legible for eight hours',
        text: 'Nothing is decorative. Neutral surfaces, borders before shadows, one shadow for what floats.',
      },
      {
        title: 'The organisation’s colour means “ours” and “next”',
        text: 'It fills the brand bar and the one primary button, and marks focus and selection. Nothing else.',
      },
      {
        title: 'Never by colour alone',
        text: 'Status and urgency are a colour and a word or an icon. Contrast is computed, whatever an organisation configures.',
      },
      {
        title: 'Three sizes, two weights',
        text: 'The system’s own fonts, 14 px for staff and 16 px for claimants, lines of at most 72 characters, figures of equal width in tables and money.',
      },
      {
        title: 'A grid of 4 px',
        text: 'Rows are 32 px when compact and 40 px when comfortable; whatever a finger must hit is 44 px.',
      },
      {
        title: 'Nothing moves under the hand',
        text: 'Motion lasts at most 150 ms, and is absent for those who prefer less. Skeletons have the shape of what comes, and come after 150 ms.',
      },
      {
        title: 'Undo instead of “are you sure”',
        text: 'A question is asked only before what cannot be undone or leaves the house.',
      },
      {
        title: 'Everything works from the keyboard',
        text: 'What a mouse does, keys do as well; what is seen is also heard. Dragging always has buttons beside it.',
      },
    ],
  },
};
