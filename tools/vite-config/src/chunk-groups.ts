import { modulesOfChunks } from './workspace/first-pages.ts';

const ofProjects = modulesOfChunks();

/** Modules that travel in a chunk: those of the platform, and what areas add to it in their `package.json` (`firstPages`). */
function modulesOf(chunk: string, ...ofPlatform: string[]): RegExp {
  const modules = [...ofPlatform, ...(ofProjects.get(chunk) ?? [])];
  // Without any, nothing: an empty expression would find everything.
  return modules.length === 0 ? /(?!)/ : new RegExp(modules.join('|'));
}

/**
 * What nearly every page shows: fields and dates. The login knows the way to the pages of the staff, and
 * they know the way back, without each other's code.
 */
const everyPage = modulesOf(
  'common',
  'design-system/src/(field/(text|password|checkbox|select)-field|feedback/banner|layout/)',
  'design-system/src/(theme/use-is-phone|field/date-text|data/focused-row|page/page-title)',
  '@chakra-ui/react/.*/(stack|grid)/',
  // How money is written comes with the pages that show some.
  'platform/i18n/src/(?!amounts)',
  'kernel/src/(dates|search-text|zone)[.]',
  'auth/src/sign-in/pending-step',
);
const everyForm =
  /node_modules\/(react-hook-form|@hookform)\/|platform\/forms\/src\/(form|required-answers|use-zod-form|form-(text|password|checkbox)-field)\./;

/** The worklist with its table. The other pages with tables are opened seldom, by people who have this one already. */
const worklist = modulesOf(
  'worklist',
  'feature/src/(.*/)?worklist-columns[.]',
  'design-system/src/data/(?!timeline|description-list|column-(list|chooser)|messages|focused-row)',
  '@tanstack/(virtual-core|react-virtual)/',
);
/**
 * How pages ask the server, and what they show of the answer: the pages of the staff and the forms of guests, who need
 * nothing else that the staff have.
 */
const asking = modulesOf(
  'asking',
  // Calls of money, claim file, partners, absences, visits, workload, assessment, messages and documents come with their pages: no manifest and no first page makes them.
  'api-client/src/(generated/(?!settlement|claims|partners|absences|scheduling|workload|assessment|messages|documents)|client/(as-stream|as-upload|call-operation|file-of|send-body)|problem/use-query-failure|query/)',
  'auth/src/(person|sign-in/enter-as-guest)',
  // Fields that open a list hear the keys that were held down before its code came.
  'design-system/src/(data/messages|late/held-keys)',
  '@tanstack/(react-query/.*/useQueries|query-core/.*/queriesObserver)[.]',
  'kernel/src/(ids|counties|plates)[.]',
);
/** What stands around every page of the staff, and what their pages have in common: menus, people, work itself. */
const staff = modulesOf(
  'staff',
  'backoffice/src/shell/(?!commands/(command-window|use-|page-|recent-)|guest|nowhere|load-|.*/(shortcuts|notices)-window|public)',
  'backoffice/src/(new-version|extensions)/[^/]*$',
  'feature/src/(menu(-messages)?|frame)[.]',
  'backoffice/src/errors/(session-lapsed-window|use-unexpected)',
  'design-system/src/(navigation/(?!navigation-flyout)|menu/(?!menu-(panel|recipe))|late/(?!held-keys)|page/later|shortcut/(?!shortcut-list|is-somebody)|person/)',
);

/** Chakra's parts and what they are made of: pages fetch them with the first part that somebody nears. */
const behaviour = modulesOf(
  'behaviour',
  // Codes for cameras and what is drawn with a finger come with the few pages that have them.
  'node_modules/(@ark-ui|@zag-js|@floating-ui|@internationalized)/(?!.*(qr-code|signature-pad))',
  '@chakra-ui/react/.*/components/(accordion|collapsible|combobox|date-picker|dialog|fieldset|listbox|menu|number-input|popover|tabs|tooltip)/',
  'design-system/src/(dialog/dialog-(window|recipe)|menu/menu-(panel|recipe))',
  'design-system/src/field/(combobox-(list|recipe)|date-calendar|calendar-|field-group)',
  'design-system/src/compose/compose-tabs',
  'design-system/src/tooltip/page-tooltip',
  'design-system/src/(disclosure/|navigation/navigation-flyout)',
);

/** Facts with their names: the first notice shows some at once, the worklist none. */
const facts = modulesOf('facts', 'design-system/src/data/description-list');

/** What the pages of one claim file have in common, of the staff and of guests. */
const claimFile = modulesOf('claim-file', 'design-system/src/(data/timeline|photo/)');

/**
 * Which modules travel together.
 *
 * Few requests rather than a chunk for every module that two pages share: each costs an old machine about ten
 * milliseconds before anything is drawn. What every page needs is one file of ours and one of the packages, which
 * changes less often; the frame around the pages of the staff is one with what they share, and the worklist one with its
 * table. Merging more made the login, and guests, fetch what only the work pages show.
 */
export const chunkGroups = [
  { name: 'packages', tags: ['$initial' as const], test: /node_modules/, priority: 2 },
  { name: 'app', tags: ['$initial' as const], priority: 1 },
  // The second group takes along what its modules import.
  { name: 'common', test: everyPage, priority: 0.98 },
  { name: 'form', test: everyForm, priority: 0.97 },
  { name: 'asking', test: asking, priority: 0.966 },
  // What the areas say about themselves: asked for by every page but those of the sign-in.
  {
    name: 'areas',
    test: /feature\/src\/area\.|backoffice\/src\/(areas|generated|shell\/(guest|nowhere|load-))/,
    priority: 0.965,
  },
  // The rules of new passwords and their parser: the login needs neither.
  {
    name: 'new-password',
    test: modulesOf('new-password', 'regexpp'),
    priority: 0.95,
  },
  {
    name: 'behaviour',
    test: behaviour,
    priority: 0.94,
    minShareCount: 2,
    entriesAware: true,
    // The limit keeps the number of requests low: a page that uses one of these parts soon uses another.
    entriesAwareMergeThreshold: 60_000,
  },
  { name: 'staff', test: staff, priority: 0.93 },
  { name: 'facts', test: facts, priority: 0.926 },
  { name: 'claim-file', test: claimFile, priority: 0.925, minShareCount: 2 },
  { name: 'worklist', test: worklist, priority: 0.92 },
  // Icons that several pages draw: one that a settings page shared with the worklist brought the whole settings page to it.
  { name: 'more-icon', test: /lucide-react\/dist\/esm\/icons\//, priority: 0.91, minShareCount: 2 },
  // The group takes along what its modules import, so the parts that the worklist shows as well are taken out before.
  {
    name: 'parts',
    test: /platform\/design-system\/(?!src\/(field\/(number|signature)-field|figure\/qr-code|compose\/))/,
    priority: 0.9,
    minShareCount: 2,
    entriesAware: true,
    // Larger, and fields that few pages have travel to every form with those that it needs.
    entriesAwareMergeThreshold: 2400,
  },
  // Forms check numbers, searches recognise them: apart, whoever only searches needs no form.
  {
    name: 'numbers',
    test: /platform\/kernel\/|claims\/domain\/|node_modules\/stdnum\//,
    priority: 0.85,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 8000,
  },
  // One chunk that imports no other of ours: split by pages, a half that sets the library up imported the half that it
  // sets up, in a circle, and a page that began with the wrong one stayed empty.
  {
    name: 'schemas',
    test: /platform\/forms\/src\/without-generated-code|node_modules\/zod\//,
    priority: 0.82,
  },
  // The formats of all countries are 5 kB, for pages with an account number alone.
  { name: 'iban', test: /platform\/forms\/src\/iban[.]|node_modules\/ibantools\//, priority: 0.81 },
  {
    name: 'forms',
    test: /platform\/forms\/(?!src\/(form-(number-field|dialog|color-field)|answers|amount)[.])|node_modules\/(react-hook-form|@hookform)\//,
    priority: 0.8,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 8000,
  },
  // The palette asks all areas at once.
  { name: 'palettes', test: /feature\/src\/(.*\/)?palette[.]/, priority: 0.77 },
  // The articles of a language are fetched together: the help lists the titles of all, whichever area wrote them.
  { name: 'help-articles', test: /feature\/src\/help\/articles[.]/, priority: 0.76 },
  { name: 'help-ro', test: /\/src\/help\/ro\//, priority: 0.75 },
  { name: 'help-en', test: /\/src\/help\/en\//, priority: 0.75 },
  // What can be set on the pages of the settings: a search asks for all, and each chunk of its own is a name in every first page.
  {
    name: 'settings',
    test: /feature\/src\/[a-z-]+\/(?!use-|find-|rule-)[a-z-]+-settings[.]ts$/,
    priority: 0.747,
  },
  // Windows with a form: the group of the organisation's pages took them along, and brought its pages to whoever opens one.
  {
    name: 'form-window',
    test: /platform\/(forms\/src\/(form-dialog|answers|amount|form-color-field)|i18n\/src\/amounts)\./,
    priority: 0.7468,
  },
  // An administrator opens them one after the other.
  { name: 'organisation', test: modulesOf('organisation'), priority: 0.7465 },
  // What the ways in share: merged with what other pages share, it brought their code to the login.
  {
    name: 'sign-in',
    test: modulesOf('sign-in', 'auth/src/sign-in/(last-organisation|sign-in)'),
    priority: 0.746,
    minShareCount: 2,
  },
  // A field that is one of Chakra's parts: merged with other fields, it brought all of them to the first notice of loss.
  { name: 'number-field', test: /src\/(field\/|form-)number-field/, priority: 0.745 },
  // Merged with other code of the intake, photos on their way brought the amounts and numbers of policies to the first notice.
  { name: 'photo-uploads', test: modulesOf('photo-uploads'), priority: 0.7449 },
  // Codes for cameras and what is drawn with a finger: few pages have them, and merged with other parts they travelled to many.
  {
    name: 'drawing',
    test: /design-system\/src\/(figure\/qr-code|field\/signature-field)|node_modules\/(uqr|perfect-freehand)\/|\/(qr-code|signature-pad)\//,
    priority: 0.7448,
  },
  // Whoever writes messages, which nobody does in the first notice of loss: merged with what pages share, it travelled with it.
  { name: 'compose', test: /design-system\/src\/compose\/(?!compose-tabs)/, priority: 0.744 },
  // What composer and templates share: merged with what the steps of the first notice share, it brought the composer there.
  { name: 'messages', test: /messages\/feature\/src\//, priority: 0.7425, minShareCount: 2 },
  // The dashboard lists drafts. In a chunk with the steps of the notice, these queries made every dashboard fetch forms and windows.
  { name: 'drafts', test: /fnol\/feature\/src\/drafts\/(draft-queries|messages)/, priority: 0.7422 },
  // Notice, statement and note show where a car is damaged: the statement's group took it along, and came with it to the notice.
  {
    name: 'damage',
    test: /fnol\/feature\/src\/damage\/|claim-parts\/src\/(zone|car-outline)/,
    priority: 0.7418,
    minShareCount: 2,
    entriesAware: true,
  },
  // The pages of the accident statement follow the notice: merged with what the steps of the notice share, they came before it.
  { name: 'statement', test: /fnol\/(feature|domain)\/src\/statement\//, priority: 0.7415, minShareCount: 2 },
  // Few pages open spreadsheets; merged with what pages share, its 12 kB travelled with the login.
  { name: 'unzip', test: /node_modules\/fflate\//, priority: 0.74 },
  // What assessments and shops see of a file: merged with what pages share, its table travelled with the first notice of loss.
  { name: 'estimate-file', test: /claim-parts\/src\/estimate-file\/(preview-|read-)/, priority: 0.735 },
  // What the pages of a note share: merged with what others share, it brought their fields to the first notice of loss.
  { name: 'note', test: /assessment\/(domain|feature)\/src\//, priority: 0.734, minShareCount: 2 },
  // What pages of one area share: merged with what pages of another share, it brought the partners' pages to the first notice.
  {
    name: (module: string) => {
      const area = /libs\/([a-z-]+)\/feature\/src\//.exec(module)?.[1];
      return area === undefined ? null : `shared-${area}`;
    },
    debugName: 'shared-of-an-area',
    priority: 0.7,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 15_000,
  },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 15_000 },
];

/**
 * How the modules of an app with one page travel: what it opens with is one file of ours and one of the packages, and every
 * `import()` one more.
 */
export const groupsOfOnePage = chunkGroups.filter(({ priority }) => priority !== undefined && priority >= 1);

/** The groups whose code first pages run: all of it is compiled as it arrives. */
export const firstPageGroups = new Set([
  'packages',
  'app',
  'common',
  'form',
  'areas',
  'asking',
  'staff',
  'worklist',
  'rolldown-runtime',
]);

/** The name of a chunk's file: a shared one would otherwise carry the names of all pages that share it. */
export function chunkFileNames({ name }: { name: string }): string {
  const shared = /^(shared|parts|behaviour|forms|numbers)/.exec(name)?.[0];
  return `assets/${shared ?? '[name]'}-[hash].js`;
}
