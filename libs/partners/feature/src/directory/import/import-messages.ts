import { defineMessage, defineMessages } from 'react-intl';

/** Words of the import of partners. */
export const messages = {
  ...defineMessages({
    open: {
      id: 'partners.importPartners.open',
      description: 'Button that opens the import of partners',
      defaultMessage: 'Import',
    },
    title: {
      id: 'partners.importPartners.title',
      description: 'Title of its window',
      defaultMessage: 'Partners from a file',
    },
    file: {
      id: 'partners.importPartners.file',
      description: 'Label of the field for a file',
      defaultMessage: 'File of partners (CSV or XLSX)',
    },
    fileHint: {
      id: 'partners.importPartners.fileHint',
      description: 'What the file holds and what it does',
      defaultMessage:
        'The first line names the columns. A partner is known by its CUI, otherwise by name and county. An empty cell takes nothing away.',
    },
  }),
  apply: defineMessage<{ count: number }>({
    id: 'partners.importPartners.apply',
    description: 'Button',
    defaultMessage: '{count, plural, one {Take over one partner} other {Take over # partners}}',
  }),
  added: defineMessage<{ count: number }>({
    id: 'partners.importPartners.added',
    description: 'Told after an import; how many were changed follows',
    defaultMessage: '{count, plural, =0 {No new partner} one {One new partner} other {# new partners}}',
  }),
  changedCount: defineMessage<{ count: number }>({
    id: 'partners.importPartners.changedCount',
    description: 'Told after an import, behind how many are new',
    defaultMessage: '{count, plural, =0 {none changed} one {one changed} other {# changed}}',
  }),
};

/** Why a line is left out, by the reason of the server. */
export const reasonMessages = defineMessages({
  malformed_name: {
    id: 'partners.importPartners.malformedNameReason',
    description: 'Why a line is left out',
    defaultMessage: 'the name is missing or too long',
  },
  malformed_kind: {
    id: 'partners.importPartners.malformedKindReason',
    description: 'Why a line is left out',
    defaultMessage: 'the kind is missing or unknown',
  },
  malformed_cui: {
    id: 'partners.importPartners.malformedCuiReason',
    description: 'Why a line is left out',
    defaultMessage: 'this is no valid CUI',
  },
  malformed_county: {
    id: 'partners.importPartners.malformedCountyReason',
    description: 'Why a line is left out',
    defaultMessage: 'there is no such county',
  },
  malformed_phone: {
    id: 'partners.importPartners.malformedPhoneReason',
    description: 'Why a line is left out',
    defaultMessage: 'this is no full phone number',
  },
  malformed_email: {
    id: 'partners.importPartners.malformedEmailReason',
    description: 'Why a line is left out',
    defaultMessage: 'this is no full e-mail address',
  },
  malformed_capacity: {
    id: 'partners.importPartners.malformedCapacityReason',
    description: 'Why a line is left out',
    defaultMessage: 'the capacity is not a number of jobs',
  },
  malformed_day: {
    id: 'partners.importPartners.malformedDayReason',
    description: 'Why a line is left out',
    defaultMessage: 'a day that does not exist, or an end before its beginning',
  },
  malformed_text: {
    id: 'partners.importPartners.malformedTextReason',
    description: 'Why a line is left out',
    defaultMessage: 'a text is too long',
  },
  brand_unknown: {
    id: 'partners.importPartners.brandUnknownReason',
    description: 'Why a line is left out',
    defaultMessage: 'there is no such make',
  },
  category_unknown: {
    id: 'partners.importPartners.categoryUnknownReason',
    description: 'Why a line is left out',
    defaultMessage: 'there is no such kind of vehicle',
  },
  twice: {
    id: 'partners.importPartners.twiceReason',
    description: 'Why a line is left out',
    defaultMessage: 'a line above is about the same partner',
  },
  several: {
    id: 'partners.importPartners.severalReason',
    description: 'Why a line is left out',
    defaultMessage: 'several partners have this name there; write the CUI',
  },
});
