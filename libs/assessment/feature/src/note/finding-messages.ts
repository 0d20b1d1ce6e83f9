import { defineMessage, defineMessages } from 'react-intl';

/** What the rules say of a damage note. */
export const findingMessages = {
  ...defineMessages({
    title: {
      id: 'assessment.findings.title',
      description: 'What the rules say of a damage note: title',
      defaultMessage: 'Compliance',
    },
    none: {
      id: 'assessment.findings.none',
      description: 'What the rules say of a damage note: none',
      defaultMessage: 'nothing to report',
    },
    recalculate: {
      id: 'assessment.findings.recalculate',
      description: 'What the rules say of a damage note: recalculate',
      defaultMessage: 'Recalculate',
    },
    wholeNote: {
      id: 'assessment.findings.wholeNote',
      description: 'What the rules say of a damage note: wholeNote',
      defaultMessage: 'Note',
    },
    explain: {
      id: 'assessment.findings.explain',
      description: 'What the rules say of a damage note: explain',
      defaultMessage: 'Explain',
    },
    error: {
      id: 'assessment.findings.error',
      description: 'What the rules say of a damage note: error',
      defaultMessage: 'Error',
    },
    warning: {
      id: 'assessment.findings.warning',
      description: 'What the rules say of a damage note: warning',
      defaultMessage: 'Warning',
    },
    comment: {
      id: 'assessment.findings.comment',
      description: 'What the rules say of a damage note: comment',
      defaultMessage: 'Remark',
    },
  }),
  rules: defineMessage<{ version: number }>({
    id: 'assessment.findings.rules',
    description: 'What the rules say of a damage note: rules',
    defaultMessage: 'rules v{version}',
  }),
  more: defineMessage<{ count: number }>({
    id: 'assessment.findings.more',
    description: 'What the rules say of a damage note: shows those beyond the first',
    defaultMessage: '{count, plural, one {Show # more} other {Show # more}}',
  }),
  errors: defineMessage<{ count: number }>({
    id: 'assessment.findings.errors',
    description: 'What the rules say of a damage note: errors',
    defaultMessage: '{count, plural, one {# error} other {# errors}}',
  }),
  warnings: defineMessage<{ count: number }>({
    id: 'assessment.findings.warnings',
    description: 'What the rules say of a damage note: warnings',
    defaultMessage: '{count, plural, one {# warning} other {# warnings}}',
  }),
  line: defineMessage<{ no: number }>({
    id: 'assessment.findings.line',
    description: 'What the rules say of a damage note: line',
    defaultMessage: 'Line {no}',
  }),
  ignored: defineMessage<{ reason: string }>({
    id: 'assessment.findings.ignored',
    description: 'What the rules say of a damage note: ignored',
    defaultMessage: 'Let stand: {reason}',
  }),
};
