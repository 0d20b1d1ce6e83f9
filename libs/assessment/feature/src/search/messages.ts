import { defineMessage, defineMessages } from 'react-intl';

/** Page that finds inspections. */
export const messages = {
  ...defineMessages({
    title: {
      id: 'assessment.search.title',
      description: 'Page that finds inspections: title',
      defaultMessage: 'Inspections',
    },
    search: {
      id: 'assessment.search.search',
      description: 'Page that finds inspections: search',
      defaultMessage: 'Find an inspection',
    },
    searchHint: {
      id: 'assessment.search.searchHint',
      description: 'Page that finds inspections: searchHint',
      defaultMessage: 'File number, plate, VIN or name; ↑ ↓ choose, Enter begins.',
    },
    clear: {
      id: 'assessment.search.clear',
      description: 'Button, shown as the key Esc: empties the search field',
      defaultMessage: 'Empty the search',
    },
    failed: {
      id: 'assessment.search.failed',
      description: 'Page that finds inspections: failed',
      defaultMessage: 'The inspections could not be loaded',
    },
    found: {
      id: 'assessment.search.found',
      description: 'Page that finds inspections: found',
      defaultMessage: 'Found',
    },
    nothingFound: {
      id: 'assessment.search.nothingFound',
      description: 'Page that finds inspections: nothingFound',
      defaultMessage: 'Nothing found',
    },
    nothingFoundText: {
      id: 'assessment.search.nothingFoundText',
      description: 'Page that finds inspections: nothingFoundText',
      defaultMessage: 'Check the number or the plate, or type fewer characters.',
    },
    today: {
      id: 'assessment.search.today',
      description: 'Heading above the visits of today, by hour',
      defaultMessage: 'Mine, today',
    },
    noneToday: {
      id: 'assessment.search.noneToday',
      description: 'In place of the visits of today when there are none',
      defaultMessage: 'No visits today.',
    },
    hour: {
      id: 'assessment.search.hour',
      description: 'Column: when a visit of today begins and ends',
      defaultMessage: 'Hour',
    },
    place: {
      id: 'assessment.search.place',
      description: 'Column: where a visit of today is',
      defaultMessage: 'Place',
    },
    mine: {
      id: 'assessment.search.mine',
      description: 'Page that finds inspections: mine',
      defaultMessage: 'Mine',
    },
    noneMine: {
      id: 'assessment.search.noneMine',
      description: 'Page that finds inspections: noneMine',
      defaultMessage: 'You have no open inspections.',
    },
    others: {
      id: 'assessment.search.others',
      description: 'Page that finds inspections: others',
      defaultMessage: 'With colleagues and in queues',
    },
    noneOthers: {
      id: 'assessment.search.noneOthers',
      description: 'Page that finds inspections: noneOthers',
      defaultMessage: 'Nothing waits to be taken over.',
    },
    rule: {
      id: 'assessment.search.rule',
      description: 'Page that finds inspections: rule',
      defaultMessage:
        'What waits in a queue goes to whoever takes it first. Taking over from a colleague needs a reason, and the colleague is told.',
    },
    due: {
      id: 'assessment.search.due',
      description: 'Page that finds inspections: due',
      defaultMessage: 'Deadline',
    },
    plate: {
      id: 'assessment.search.plate',
      description: 'Page that finds inspections: plate',
      defaultMessage: 'Plate',
    },
    vehicle: {
      id: 'assessment.search.vehicle',
      description: 'Page that finds inspections: vehicle',
      defaultMessage: 'Vehicle',
    },
    foundBy: {
      id: 'assessment.search.foundBy',
      description: 'Column: why an inspection was found',
      defaultMessage: 'Found by',
    },
    file: {
      id: 'assessment.search.file',
      description: 'Page that finds inspections: file',
      defaultMessage: 'File',
    },
    type: {
      id: 'assessment.search.type',
      description: 'Page that finds inspections: type',
      defaultMessage: 'Task',
    },
    assessor: {
      id: 'assessment.search.assessor',
      description: 'Page that finds inspections: assessor',
      defaultMessage: 'Assessor',
    },
    nobody: {
      id: 'assessment.search.nobody',
      description: 'Page that finds inspections: nobody',
      defaultMessage: 'nobody',
    },
    nextStep: {
      id: 'assessment.search.nextStep',
      description: 'Page that finds inspections: head of the column with what can be done next',
      defaultMessage: 'Next step',
    },
    photos: {
      id: 'assessment.search.photos',
      description: 'Page that finds inspections: photos',
      defaultMessage: 'Photos',
    },
    status: {
      id: 'assessment.search.status',
      description: 'Page that finds inspections: status',
      defaultMessage: 'Status',
    },
  }),
  recognised: defineMessage<{ by: 'plate' | 'vin' | 'file'; value: string }>({
    id: 'assessment.search.recognised',
    description: 'Beside the search field: what the typed words are taken for, and how that is written',
    defaultMessage: '{by, select, plate {number plate} vin {VIN} other {file number}} · {value}',
  }),
  matchedBy: defineMessage<{ by: string }>({
    id: 'assessment.search.matchedBy',
    description: 'Why an inspection was found',
    defaultMessage:
      '{by, select, file {file number} plate {number plate} vin {VIN} name {name} same_vin {same VIN} other {}}',
  }),
  foundCount: defineMessage<{ count: number; related: number; by: string }>({
    id: 'assessment.search.foundCount',
    description:
      'How many inspections were found, by what if it is one thing, and how many more of the same vehicles',
    defaultMessage:
      '{count, number}{by, select, file { by file number} plate { by number plate} vin { by VIN} name { by name} other {}}{related, plural, =0 {} one {, and # of the same VIN} other {, and # of the same VIN}}',
  }),
  action: defineMessage<{ action: string }>({
    id: 'assessment.search.action',
    description: 'Page that finds inspections: action',
    defaultMessage:
      '{action, select, begin {Begin} continue {Continue} take_over {Take over} supplement {Supplement} open {Open} other {}}',
  }),
  actionOf: defineMessage<{ action: string; file: string }>({
    id: 'assessment.search.actionOf',
    description: 'Page that finds inspections: actionOf',
    defaultMessage:
      '{action, select, begin {Begin} continue {Continue} take_over {Take over} supplement {Supplement} open {Open} other {}}: {file}',
  }),
  taken: defineMessage<{ file: string }>({
    id: 'assessment.search.taken',
    description: 'Page that finds inspections: taken',
    defaultMessage: '{file} is yours now.',
  }),
  takeOverTitle: defineMessage<{ file: string }>({
    id: 'assessment.search.takeOverTitle',
    description: 'Window in which an inspection is taken over from a colleague: title',
    defaultMessage: 'Take over the inspection of {file}',
  }),
  takeOverText: defineMessage<{ holder: string }>({
    id: 'assessment.search.takeOverText',
    description: 'Window in which an inspection is taken over from a colleague: what happens',
    defaultMessage: '{holder} gets an e-mail with the reason, and the timeline keeps it.',
  }),
  late: defineMessage<{ holder: string }>({
    id: 'assessment.search.late',
    description: 'Page that finds inspections: late',
    defaultMessage: '{holder} was faster.',
  }),
};
