import { defineMessage, defineMessages } from 'react-intl';

/** Texts of the board of visits. */
export const messages = {
  ...defineMessages({
    title: { id: 'scheduling.board.title', description: 'Title of the page', defaultMessage: 'Appointments' },
    today: { id: 'scheduling.board.today', description: 'Button', defaultMessage: 'Today' },
    dayBefore: { id: 'scheduling.board.dayBefore', description: 'Button', defaultMessage: 'Day before' },
    dayAfter: { id: 'scheduling.board.dayAfter', description: 'Button', defaultMessage: 'Day after' },
    view: { id: 'scheduling.board.view', description: 'Name of the choice of views', defaultMessage: 'View' },
    day: { id: 'scheduling.board.day', description: 'View', defaultMessage: 'Day' },
    week: { id: 'scheduling.board.week', description: 'View', defaultMessage: 'Week' },
    list: { id: 'scheduling.board.list', description: 'View', defaultMessage: 'List' },
    columns: {
      id: 'scheduling.board.columns',
      description: 'Name of the choice of columns',
      defaultMessage: 'Columns',
    },
    people: { id: 'scheduling.board.people', description: 'Columns', defaultMessage: 'Assessors' },
    lanes: { id: 'scheduling.board.lanes', description: 'Columns', defaultMessage: 'Lanes' },
    county: { id: 'scheduling.board.county', description: 'Filter', defaultMessage: 'County' },
    allCounties: {
      id: 'scheduling.board.allCounties',
      description: 'Choice',
      defaultMessage: 'All counties',
    },
    heldOver: {
      id: 'scheduling.board.heldOver',
      description: 'In place of the clock of an hour that was kept',
      defaultMessage: 'No longer on hold',
    },
    nearest: {
      id: 'scheduling.board.nearest',
      description: 'Heading while a visit is dragged',
      defaultMessage: 'Nearest free hours',
    },
    letGo: {
      id: 'scheduling.board.letGo',
      description: 'Under the proof while a visit is dragged',
      defaultMessage: 'Let go, and you are asked before anything moves. Esc puts it back.',
    },
    sheetOpen: {
      id: 'scheduling.board.sheetOpen',
      description: 'Title of the sheet; the day follows',
      defaultMessage: 'Sheet of the day',
    },
    sheetContact: {
      id: 'scheduling.board.sheetContact',
      description: 'Column of the sheet: whom to call',
      defaultMessage: 'Contact and note',
    },
    sheetHour: {
      id: 'scheduling.board.sheetHour',
      description: 'Column of the sheet',
      defaultMessage: 'Hour',
    },
    sheetVehicle: {
      id: 'scheduling.board.sheetVehicle',
      description: 'Column of the sheet',
      defaultMessage: 'Vehicle and claim',
    },
    sheetPlace: {
      id: 'scheduling.board.sheetPlace',
      description: 'Column of the sheet',
      defaultMessage: 'Place and lane',
    },
    sheet: { id: 'scheduling.board.sheet', description: 'Button', defaultMessage: 'Day sheet' },
    away: { id: 'scheduling.board.away', description: 'Somebody is absent that day', defaultMessage: 'Away' },
    break: {
      id: 'scheduling.board.break',
      description: 'Between two parts of the day',
      defaultMessage: 'Break',
    },
    afterHours: {
      id: 'scheduling.board.afterHours',
      description: 'After the working day',
      defaultMessage: 'Outside working hours',
    },
    freeDay: {
      id: 'scheduling.board.freeDay',
      description: 'Nobody works',
      defaultMessage: 'Does not work this day',
    },
    noPlate: {
      id: 'scheduling.board.noPlate',
      description: 'In place of a plate',
      defaultMessage: 'no plate',
    },
    moveKey: {
      id: 'scheduling.board.moveKey',
      description: 'Shortcut',
      defaultMessage: 'Move the visit that has the focus',
    },
    hint: {
      id: 'scheduling.board.hint',
      description: 'Under the board',
      defaultMessage: 'Romanian time. Drag a visit, or press M on it.',
    },
    capped: {
      id: 'scheduling.board.capped',
      description: 'Too many',
      defaultMessage: 'Only the first 1,000 visits are shown. Choose a county.',
    },
    failed: {
      id: 'scheduling.board.failed',
      description: 'Title of the failure',
      defaultMessage: 'The board could not be read',
    },
    noneThatDay: {
      id: 'scheduling.board.noneThatDay',
      description: 'Empty board',
      defaultMessage: 'No visits that day',
    },
    noneHint: {
      id: 'scheduling.board.noneHint',
      description: 'What to do',
      defaultMessage: 'Press “Schedule”, or book from a claim file.',
    },
    nobody: {
      id: 'scheduling.board.nobody',
      description: 'No columns',
      defaultMessage: 'Nobody has a working plan here yet',
    },
    filters: {
      id: 'scheduling.board.filters',
      description: 'Name of the group of filters',
      defaultMessage: 'Filters',
    },
    type: {
      id: 'scheduling.board.type',
      description: 'Filter',
      defaultMessage: 'Kind',
    },
    allTypes: {
      id: 'scheduling.board.allTypes',
      description: 'Choice',
      defaultMessage: 'All kinds',
    },
    allPeople: {
      id: 'scheduling.board.allPeople',
      description: 'Choice',
      defaultMessage: 'All assessors',
    },
    state: {
      id: 'scheduling.board.state',
      description: 'Filter',
      defaultMessage: 'State',
    },
    allStates: {
      id: 'scheduling.board.allStates',
      description: 'Choice',
      defaultMessage: 'All states',
    },
    unreported: {
      id: 'scheduling.board.unreported',
      description: 'State of visits: nobody has said how they ended',
      defaultMessage: 'Not reported',
    },
    toCome: {
      id: 'scheduling.board.toCome',
      description: 'State of visits',
      defaultMessage: 'To come',
    },
    underWay: {
      id: 'scheduling.board.underWay',
      description: 'State of visits',
      defaultMessage: 'Under way',
    },
    finishedState: {
      id: 'scheduling.board.finishedState',
      description: 'State of visits',
      defaultMessage: 'Done',
    },
    missed: {
      id: 'scheduling.board.missed',
      description: 'State of visits',
      defaultMessage: 'Did not take place',
    },
    held: {
      id: 'scheduling.board.held',
      description: 'State of visits',
      defaultMessage: 'On hold',
    },
    clear: {
      id: 'scheduling.board.clear',
      description: 'Button',
      defaultMessage: 'Clear the filters',
    },
    busy: {
      id: 'scheduling.board.busy',
      description: 'An hour of a visit that the filters leave out',
      defaultMessage: 'Taken',
    },
    book: {
      id: 'scheduling.board.book',
      description: 'Button',
      defaultMessage: 'Schedule',
    },
    bookTitle: {
      id: 'scheduling.board.bookTitle',
      description: 'Title of the window',
      defaultMessage: 'Schedule a visit',
    },
    whichClaim: {
      id: 'scheduling.board.whichClaim',
      description: 'Field',
      defaultMessage: 'Claim number or plate',
    },
    worksWaiting: {
      id: 'scheduling.board.worksWaiting',
      description: 'Name of the list',
      defaultMessage: 'Claims that wait for a visit',
    },
    worksFailed: {
      id: 'scheduling.board.worksFailed',
      description: 'Title of the failure',
      defaultMessage: 'The claims could not be read',
    },
    noWork: {
      id: 'scheduling.board.noWork',
      description: 'Nothing found',
      defaultMessage: 'No claim waits for a visit',
    },
    noWorkHint: {
      id: 'scheduling.board.noWorkHint',
      description: 'What to do',
      defaultMessage: 'A claim can be scheduled once its inspection is asked for and has no visit to come.',
    },
    otherClaim: {
      id: 'scheduling.board.otherClaim',
      description: 'Button',
      defaultMessage: 'Another claim',
    },
    person: { id: 'scheduling.board.person', description: 'Column of the table', defaultMessage: 'Assessor' },
  }),
  travel: defineMessage<{ minutes: number }>({
    id: 'scheduling.board.travel',
    description: 'The way between two visits',
    defaultMessage: 'On the road, {minutes} min',
  }),
  visits: defineMessage<{ count: number }>({
    id: 'scheduling.board.visits',
    description: 'Count',
    defaultMessage: '{count, plural, one {# visit} other {# visits}}',
  }),
  heldFor: defineMessage<{ clock: string }>({
    id: 'scheduling.board.heldFor',
    description: 'An hour is kept for somebody who fills in a form; the clock follows',
    defaultMessage: 'On hold, {clock} left',
  }),
  holds: defineMessage<{ count: number }>({
    id: 'scheduling.board.holds',
    description: 'Count',
    defaultMessage: '{count, plural, one {# on hold} other {# on hold}}',
  }),
  absent: defineMessage<{ count: number }>({
    id: 'scheduling.board.absent',
    description: 'Count of assessors',
    defaultMessage: '{count, plural, one {# away} other {# away}}',
  }),
  sameCounty: defineMessage<{ county: string }>({
    id: 'scheduling.board.sameCounty',
    description: 'While a visit is dragged',
    defaultMessage: 'Stays in the county {county}',
  }),
  otherCounty: defineMessage<{ from: string; to: string }>({
    id: 'scheduling.board.otherCounty',
    description: 'While a visit is dragged',
    defaultMessage: 'Another county: {to} instead of {from}',
  }),
  otherPlace: defineMessage<{ from: string; to: string; km: string }>({
    id: 'scheduling.board.otherPlace',
    description: 'While a visit is dragged; the distance is "none" where it is not known',
    defaultMessage: 'Another place: {from} → {to}{km, select, none {} other {, {km} km}}',
  }),
  finished: defineMessage<{ count: number }>({
    id: 'scheduling.board.finished',
    description: 'Count',
    defaultMessage: '{count, plural, one {# done} other {# done}}',
  }),
  noShows: defineMessage<{ count: number }>({
    id: 'scheduling.board.noShows',
    description: 'Count',
    defaultMessage: '{count, plural, one {# did not come} other {# did not come}}',
  }),
  load: defineMessage<{ count: number; cap: number }>({
    id: 'scheduling.board.load',
    description: 'How full the day of a person is',
    defaultMessage: '{count} of {cap}',
  }),
  startsAt: defineMessage<{ hour: string }>({
    id: 'scheduling.board.startsAt',
    description: 'Before somebody begins',
    defaultMessage: 'Begins at {hour}',
  }),
  closedHoliday: defineMessage<{ name: string }>({
    id: 'scheduling.board.closedHoliday',
    description: 'A public holiday',
    defaultMessage: 'Closed: {name}',
  }),
  closedHours: defineMessage<{ from: string; until: string; name: string }>({
    id: 'scheduling.board.closedHours',
    description: 'Hours of a day in which the organisation is closed',
    defaultMessage: 'Closed {from}–{until}: {name}',
  }),
  visitUntil: defineMessage<{ time: string; place: string }>({
    id: 'scheduling.board.visitUntil',
    description: 'What a screen reader says of a visit after its state: until when it takes, and where',
    defaultMessage: '(until {time}, {place})',
  }),
  visitLabel: defineMessage<{
    hour: string;
    plate: string;
    type: string;
    status: string;
    place: string;
    number: string;
  }>({
    id: 'scheduling.board.visitLabel',
    description: 'What a screen reader says of a visit',
    defaultMessage: '{hour}, {plate}, {type}, {status}, {place}, claim {number}',
  }),
};
