import { defineMessage, defineMessages } from 'react-intl';

export const fieldWords = defineMessages({
  kind: {
    id: 'fnol.policyColumn.kind',
    description: 'Column of a file',
    defaultMessage: 'Kind (MTPL or CASCO)',
  },
  prefix: { id: 'fnol.policyColumn.prefix', description: 'Column of a file', defaultMessage: 'Series' },
  number: { id: 'fnol.policyColumn.number', description: 'Column of a file', defaultMessage: 'Number' },
  insurer: { id: 'fnol.policyColumn.insurer', description: 'Column of a file', defaultMessage: 'Insurer' },
  valid_from: {
    id: 'fnol.policyColumn.validFrom',
    description: 'Column of a file',
    defaultMessage: 'Valid from',
  },
  valid_until: {
    id: 'fnol.policyColumn.validUntil',
    description: 'Column of a file',
    defaultMessage: 'Valid until',
  },
  paid_until: {
    id: 'fnol.policyColumn.paidUntil',
    description: 'Column of a file',
    defaultMessage: 'Paid until',
  },
  cancelled_on: {
    id: 'fnol.policyColumn.cancelledOn',
    description: 'Column of a file',
    defaultMessage: 'Cancelled on',
  },
  plate: { id: 'fnol.policyColumn.plate', description: 'Column of a file', defaultMessage: 'Plate' },
  vin: { id: 'fnol.policyColumn.vin', description: 'Column of a file', defaultMessage: 'VIN' },
  holder_name: {
    id: 'fnol.policyColumn.holderName',
    description: 'Column of a file',
    defaultMessage: 'Holder',
  },
  holder_number: {
    id: 'fnol.policyColumn.holderNumber',
    description: 'Column of a file: personal or company number',
    defaultMessage: 'CNP or CUI',
  },
  deductible: {
    id: 'fnol.policyColumn.deductible',
    description: 'Column of a file',
    defaultMessage: 'Deductible',
  },
  vehicle_limit: {
    id: 'fnol.policyColumn.vehicleLimit',
    description: 'Column of a file',
    defaultMessage: 'Sum insured',
  },
  property_limit: {
    id: 'fnol.policyColumn.propertyLimit',
    description: 'Column of a file',
    defaultMessage: 'Limit for property',
  },
  injury_limit: {
    id: 'fnol.policyColumn.injuryLimit',
    description: 'Column of a file',
    defaultMessage: 'Limit for injuries',
  },
});

export const faultWords = defineMessages({
  malformed_kind: {
    id: 'fnol.policyFault.kind',
    description: 'Why a row is left out',
    defaultMessage: 'neither MTPL nor CASCO',
  },
  malformed_number: {
    id: 'fnol.policyFault.number',
    description: 'Why a row is left out',
    defaultMessage: 'no number that can be one',
  },
  malformed_insurer: {
    id: 'fnol.policyFault.insurer',
    description: 'Why a row is left out',
    defaultMessage: 'the name of the insurer is too long',
  },
  malformed_day: {
    id: 'fnol.policyFault.day',
    description: 'Why a row is left out',
    defaultMessage: 'a day is missing or cannot be read',
  },
  ends_before_begin: {
    id: 'fnol.policyFault.endsBeforeBegin',
    description: 'Why a row is left out',
    defaultMessage: 'ends before it begins',
  },
  malformed_plate: {
    id: 'fnol.policyFault.plate',
    description: 'Why a row is left out',
    defaultMessage: 'this is no plate',
  },
  malformed_vin: {
    id: 'fnol.policyFault.vin',
    description: 'Why a row is left out',
    defaultMessage: 'this is no VIN',
  },
  malformed_holder: {
    id: 'fnol.policyFault.holder',
    description: 'Why a row is left out',
    defaultMessage: 'no holder, or a CNP or CUI that cannot be',
  },
  malformed_amount: {
    id: 'fnol.policyFault.amount',
    description: 'Why a row is left out',
    defaultMessage: 'an amount cannot be read',
  },
  nothing_to_find_by: {
    id: 'fnol.policyFault.nothingToFindBy',
    description: 'Why a row is left out',
    defaultMessage: 'neither plate nor VIN',
  },
  twice: {
    id: 'fnol.policyFault.twice',
    description: 'Why a row is left out',
    defaultMessage: 'twice in the file',
  },
});

export const stateWords = defineMessages({
  reading: {
    id: 'fnol.policyImport.reading',
    description: 'State of an import',
    defaultMessage: 'being read',
  },
  unmapped: {
    id: 'fnol.policyImport.unmapped',
    description: 'State of an import',
    defaultMessage: 'columns to be named',
  },
  ready: {
    id: 'fnol.policyImport.ready',
    description: 'State of an import',
    defaultMessage: 'not applied yet',
  },
  applying: {
    id: 'fnol.policyImport.applying',
    description: 'State of an import',
    defaultMessage: 'being applied',
  },
  applied: { id: 'fnol.policyImport.applied', description: 'State of an import', defaultMessage: 'applied' },
  failed: {
    id: 'fnol.policyImport.failed',
    description: 'State of an import',
    defaultMessage: 'not readable',
  },
});

export const importMessages = {
  ...defineMessages({
    choose: {
      id: 'fnol.policyImport.choose',
      description: 'Button: takes policies from a file',
      defaultMessage: 'Import policies',
    },
    hint: {
      id: 'fnol.policyImport.hint',
      description: 'About the file',
      defaultMessage: 'A CSV file with headings, at most 250,000 rows. What it would change is shown first.',
    },
    service: {
      id: 'fnol.policyImport.service',
      description: 'Below the count of policies',
      defaultMessage: 'The policy service of the server is asked too.',
    },
    none: {
      id: 'fnol.policyImport.none',
      description: 'No imports',
      defaultMessage: 'No policies have been imported yet',
    },
    noneWhy: {
      id: 'fnol.policyImport.noneWhy',
      description: 'Below that',
      defaultMessage:
        'With policies, claims say at once whether the car was insured that day, and what is deducted.',
    },
    last: {
      id: 'fnol.policyImport.last',
      description: 'Heading: list of imports',
      defaultMessage: 'Last imports',
    },
    nothingYet: {
      id: 'fnol.policyImport.nothingYet',
      description: 'Above what a file would change',
      defaultMessage: 'Nothing has changed yet.',
    },
    nameColumns: {
      id: 'fnol.policyImport.nameColumns',
      description: 'The headings of a file are not known',
      defaultMessage: 'Say which column is what; kind, number, both days and holder are needed.',
    },
    notInFile: {
      id: 'fnol.policyImport.notInFile',
      description: 'Choice: no column of the file',
      defaultMessage: 'Not in the file',
    },
    readAgain: {
      id: 'fnol.policyImport.readAgain',
      description: 'Button: reads a file by the chosen columns',
      defaultMessage: 'Read the file so',
    },
    columns: {
      id: 'fnol.policyImport.columns',
      description: 'Opens the columns of a file',
      defaultMessage: 'Columns of the file',
    },
    leftOutTitle: {
      id: 'fnol.policyImport.leftOutTitle',
      description: 'Heading: rows that are left out',
      defaultMessage: 'Rows left out',
    },
    no_table: {
      id: 'fnol.policyImport.noTable',
      description: 'Why a file cannot be read',
      defaultMessage: 'This is no CSV file with headings and rows.',
    },
    too_many: {
      id: 'fnol.policyImport.tooMany',
      description: 'Why a file cannot be read',
      defaultMessage: 'The file has more than 250,000 rows. Split it.',
    },
    unreadable: {
      id: 'fnol.policyImport.unreadable',
      description: 'Why a file cannot be read',
      defaultMessage: 'The file could not be worked on. Import it again.',
    },
  }),
  count: defineMessage<{ count: number }>({
    id: 'fnol.policyImport.count',
    description: 'How many policies there are',
    defaultMessage: '{count, plural, one {# policy} other {# policies}}',
  }),
  rows: defineMessage<{ count: number }>({
    id: 'fnol.policyImport.rows',
    description: 'How many rows were read or applied so far',
    defaultMessage: '{count, plural, one {# row} other {# rows}}',
  }),
  counts: defineMessage<{ fresh: number; changed: number; unchanged: number; leftOut: number }>({
    id: 'fnol.policyImport.counts',
    description: 'What a file changes',
    defaultMessage: 'New: {fresh} · Changed: {changed} · Unchanged: {unchanged} · Left out: {leftOut}',
  }),
  apply: defineMessage<{ count: number }>({
    id: 'fnol.policyImport.apply',
    description: 'Button: takes the policies of a file over',
    defaultMessage: '{count, plural, =0 {Nothing to apply} one {Apply # change} other {Apply # changes}}',
  }),
  row: defineMessage<{ no: number }>({
    id: 'fnol.policyImport.row',
    description: 'Number of a row in the file',
    defaultMessage: 'Row {no}',
  }),
  more: defineMessage<{ count: number }>({
    id: 'fnol.policyImport.more',
    description: 'How many more rows are left out',
    defaultMessage: '{count, plural, one {and one more} other {and # more}}',
  }),
  by: defineMessage<{ name: string; at: string }>({
    id: 'fnol.policyImport.by',
    description: 'Who imported a file, and when',
    defaultMessage: '{name}, {at}',
  }),
};
