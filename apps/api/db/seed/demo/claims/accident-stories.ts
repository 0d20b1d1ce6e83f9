/** Accidents as notifiers describe them, with the parts that suffer. */
export const accidentStories: readonly { text: string; cause: string; parts: readonly string[] }[] = [
  {
    text: 'Eram oprit la semafor și am fost lovit din spate. Celălalt șofer a recunoscut că nu a frânat la timp.',
    cause: 'Nepăstrarea distanței',
    parts: ['rear_bumper', 'tailgate', 'tail_light_left'],
  },
  {
    text: 'La ieșirea din parcare am atins stâlpul de beton cu partea din față.',
    cause: 'Manevră de parcare',
    parts: ['front_bumper', 'headlight_right', 'front_wing_right'],
  },
  {
    text: 'Am găsit mașina zgâriată pe partea stângă în parcarea magazinului. Nu a lăsat nimeni un bilet.',
    cause: 'Autor necunoscut, în parcare',
    parts: ['front_door_left', 'rear_door_left', 'mirror_left'],
  },
  {
    text: 'În sensul giratoriu, o mașină a intrat fără să acorde prioritate și m-a lovit în lateral dreapta.',
    cause: 'Neacordarea priorității',
    parts: ['front_door_right', 'sill_right', 'b_pillar_right'],
  },
  {
    text: 'O piatră sărită de la un camion a spart parbrizul pe autostradă.',
    cause: 'Obiect proiectat',
    parts: ['windscreen', 'rain_sensor'],
  },
  {
    text: 'A căzut grindină de mărimea unei nuci. Capota și plafonul sunt pline de urme.',
    cause: 'Fenomen natural: grindină',
    parts: ['bonnet', 'roof_panel', 'windscreen'],
  },
  {
    text: 'Am lovit un mistreț care a traversat drumul pe timp de noapte.',
    cause: 'Coliziune cu animal',
    parts: ['front_bumper', 'radiator_grille', 'headlight_left', 'radiator'],
  },
  {
    text: 'La schimbarea benzii, celălalt șofer nu s-a asigurat și ne-am atins.',
    cause: 'Schimbarea benzii fără asigurare',
    parts: ['front_wing_left', 'mirror_left', 'front_door_left'],
  },
  {
    text: 'Am intrat într-o groapă adâncă, neînsemnată. Jantele de pe dreapta s-au îndoit.',
    cause: 'Starea drumului',
    parts: ['front_rim_right', 'front_tyre_right', 'rear_rim_right'],
  },
  {
    text: 'Mașina din față a frânat brusc și nu am mai putut opri pe carosabilul umed.',
    cause: 'Viteză neadaptată',
    parts: ['front_bumper', 'bonnet', 'condenser', 'headlight_left', 'headlight_right'],
  },
];

/** Towns of the counties where demo accidents happen. */
export const accidentPlaces: readonly (readonly [county: string, town: string])[] = [
  ['B', 'București'],
  ['B', 'București'],
  ['B', 'București'],
  ['IF', 'Voluntari'],
  ['CJ', 'Cluj-Napoca'],
  ['CJ', 'Turda'],
  ['TM', 'Timișoara'],
  ['IS', 'Iași'],
  ['BV', 'Brașov'],
  ['CT', 'Constanța'],
  ['DJ', 'Craiova'],
  ['SB', 'Sibiu'],
  ['BC', 'Bacău'],
  ['PH', 'Ploiești'],
  ['AG', 'Pitești'],
  ['BH', 'Oradea'],
  ['MS', 'Târgu Mureș'],
  ['IL', 'Țăndărei'],
  ['SV', 'Suceava'],
  ['GL', 'Galați'],
  ['VL', 'Râmnicu Vâlcea'],
  ['HR', 'Miercurea Ciuc'],
];

export const streets = [
  'Strada Mihai Eminescu 12',
  'Bulevardul Unirii 45',
  'Calea Victoriei 101',
  'Strada Republicii 7',
  'Șoseaua Națională 230',
  'Strada Libertății 3',
  'Bulevardul Tineretului 18',
];

/** What handlers write on files. */
export const handlerNotes = [
  'Am vorbit cu păgubitul. Trimite fotografiile până mâine.',
  'Unitatea reparatoare confirmă că piesele sosesc săptămâna viitoare.',
  'Polița este valabilă la data evenimentului. Am verificat în AIDA.',
  'De urmărit: avaria la stâlpul B pare mai veche, se cere demontare.',
  'Clientul preferă să fie sunat după ora 17.',
  'Am cerut unității devizul corectat, fără TVA dublat la manoperă.',
];
