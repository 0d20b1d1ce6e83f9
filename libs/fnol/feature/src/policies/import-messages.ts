import { defineMessage, defineMessages } from 'react-intl';

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
    file: {
      id: 'fnol.policyImport.file',
      description: 'Field: the file',
      defaultMessage: 'File with policies',
    },
    goOn: {
      id: 'fnol.policyImport.goOn',
      description: 'Button: opens an import that was begun',
      defaultMessage: 'Go on',
    },
    taken: {
      id: 'fnol.policyImport.taken',
      description: 'Told once the policies of a file were taken over',
      defaultMessage: 'The policies are taken over.',
    },
    hint: {
      id: 'fnol.policyImport.hint',
      description: 'About the file',
      defaultMessage:
        'A CSV or XLSX file with headings, at most 250,000 rows. What it would change is shown first.',
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
    no_table: {
      id: 'fnol.policyImport.noTable',
      description: 'Why a file cannot be read',
      defaultMessage: 'This is no table with headings and rows.',
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
  apply: defineMessage<{ count: number }>({
    id: 'fnol.policyImport.apply',
    description: 'Button: takes the policies of a file over',
    defaultMessage: '{count, plural, =0 {Nothing to apply} one {Apply # change} other {Apply # changes}}',
  }),
  goOnWith: defineMessage<{ name: string }>({
    id: 'fnol.policyImport.goOnWith',
    description: 'Button: opens an import that was begun; name is that of its file',
    defaultMessage: 'Go on with {name}',
  }),
  by: defineMessage<{ name: string; at: string }>({
    id: 'fnol.policyImport.by',
    description: 'Who imported a file, and when',
    defaultMessage: '{name}, {at}',
  }),
};
