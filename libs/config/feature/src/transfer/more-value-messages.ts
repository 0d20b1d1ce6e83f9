import { defineMessages } from 'react-intl';

/** Further values of configured things, with their words. */
export const moreValueMessages = defineMessages({
  county_code: {
    id: 'config.transfer.value.countyCode',
    description: 'A value of a configured thing',
    defaultMessage: 'County',
  },
  locality: {
    id: 'config.transfer.value.locality',
    description: 'A value of a configured thing',
    defaultMessage: 'Town',
  },
  address: {
    id: 'config.transfer.value.address',
    description: 'A value of a configured thing',
    defaultMessage: 'Address',
  },
  short_name: {
    id: 'config.transfer.value.shortName',
    description: 'A value of a configured thing',
    defaultMessage: 'Short name',
  },
  logo_url: {
    id: 'config.transfer.value.logoUrl',
    description: 'A value of a configured thing',
    defaultMessage: 'Logo',
  },
  align_logo: {
    id: 'config.transfer.value.alignLogo',
    description: 'A value of a configured thing',
    defaultMessage: 'Place of the logo',
  },
  material_color: {
    id: 'config.transfer.value.materialColor',
    description: 'A value of a configured thing',
    defaultMessage: 'Colour',
  },
  sidebar: {
    id: 'config.transfer.value.sidebar',
    description: 'A value of a configured thing',
    defaultMessage: 'Colour of the menu',
  },
  theme: {
    id: 'config.transfer.value.theme',
    description: 'A value of a configured thing',
    defaultMessage: 'Light or dark',
  },
  color: {
    id: 'config.transfer.value.color',
    description: 'A value of a configured thing',
    defaultMessage: 'Own colour',
  },
  icon_font_url: {
    id: 'config.transfer.value.iconFontUrl',
    description: 'A value of a configured thing',
    defaultMessage: 'Font of icons',
  },
  retention_days: {
    id: 'config.transfer.value.retentionDays',
    description: 'A value of a configured thing',
    defaultMessage: 'Kept, days',
  },
  short_ro: {
    id: 'config.transfer.value.shortRo',
    description: 'A value of a configured thing',
    defaultMessage: 'Short, Romanian',
  },
  short_en: {
    id: 'config.transfer.value.shortEn',
    description: 'A value of a configured thing',
    defaultMessage: 'Short, English',
  },
  needs_certificate: {
    id: 'config.transfer.value.needsCertificate',
    description: 'A value of a configured thing',
    defaultMessage: 'Needs a certificate',
  },
  only_managers: {
    id: 'config.transfer.value.onlyManagers',
    description: 'A value of a configured thing',
    defaultMessage: 'Entered by managers',
  },
  is_offered: {
    id: 'config.transfer.value.isOffered',
    description: 'A value of a configured thing',
    defaultMessage: 'Offered',
  },
  days_per_year: {
    id: 'config.transfer.value.daysPerYear',
    description: 'A value of a configured thing',
    defaultMessage: 'Days a year',
  },
  warn_percent: {
    id: 'config.transfer.value.warnPercent',
    description: 'A value of a configured thing',
    defaultMessage: 'Warned at, % of the term',
  },
  days: {
    id: 'config.transfer.value.days',
    description: 'A value of a configured thing',
    defaultMessage: 'Days',
  },
  day_kind: {
    id: 'config.transfer.value.dayKind',
    description: 'A value of a configured thing',
    defaultMessage: 'Which days count',
  },
  penalty_ppm: {
    id: 'config.transfer.value.penaltyPpm',
    description: 'A value of a configured thing',
    defaultMessage: 'Penalty a day, millionths',
  },
  on_reopening: {
    id: 'config.transfer.value.onReopening',
    description: 'A value of a configured thing',
    defaultMessage: 'When a file is opened again',
  },
  source_ro: {
    id: 'config.transfer.value.sourceRo',
    description: 'A value of a configured thing',
    defaultMessage: 'Law, Romanian',
  },
  source_en: {
    id: 'config.transfer.value.sourceEn',
    description: 'A value of a configured thing',
    defaultMessage: 'Law, English',
  },
  own_example: {
    id: 'config.transfer.value.ownExample',
    description: 'A value of a configured thing',
    defaultMessage: 'Own example picture',
  },
  example_alt_ro: {
    id: 'config.transfer.value.exampleAltRo',
    description: 'A value of a configured thing',
    defaultMessage: 'What the picture shows, Romanian',
  },
  example_alt_en: {
    id: 'config.transfer.value.exampleAltEn',
    description: 'A value of a configured thing',
    defaultMessage: 'What the picture shows, English',
  },
  labour_type: {
    id: 'config.transfer.value.labourType',
    description: 'A value of a configured thing',
    defaultMessage: 'Labour',
  },
  labour_hours: {
    id: 'config.transfer.value.labourHours',
    description: 'A value of a configured thing',
    defaultMessage: 'Hours of labour',
  },
  paint_hours: {
    id: 'config.transfer.value.paintHours',
    description: 'A value of a configured thing',
    defaultMessage: 'Hours of painting',
  },
  unit_price_lei: {
    id: 'config.transfer.value.unitPriceLei',
    description: 'A value of a configured thing',
    defaultMessage: 'Price of the part, lei',
  },
  closed_from: {
    id: 'config.transfer.value.closedFrom',
    description: 'A value of a configured thing',
    defaultMessage: 'Closed from',
  },
  closed_until: {
    id: 'config.transfer.value.closedUntil',
    description: 'A value of a configured thing',
    defaultMessage: 'Closed until',
  },
});
