import { defineMessage, defineMessages } from 'react-intl';

/** Page of a damage note. */
export const messages = {
  ...defineMessages({
    print: {
      id: 'assessment.note.print',
      description: 'Tab that opens the note as it goes on paper, in another tab of the browser',
      defaultMessage: 'Print',
    },
    closed: {
      id: 'assessment.note.closed',
      description: 'Heading above when a note was closed',
      defaultMessage: 'Closed',
    },
    failed: {
      id: 'assessment.note.failed',
      description: 'Page of a damage note: failed',
      defaultMessage: 'The note could not be loaded',
    },
    notBegun: {
      id: 'assessment.note.notBegun',
      description: 'Page of a damage note: notBegun',
      defaultMessage: 'No note has been begun yet',
    },
    begin: {
      id: 'assessment.note.begin',
      description: 'Page of a damage note: begin',
      defaultMessage: 'Begin the note',
    },
    title: {
      id: 'assessment.note.title',
      description: 'Page of a damage note: title',
      defaultMessage: 'Damage note',
    },
    saved: {
      id: 'assessment.note.saved',
      description: 'Page of a damage note: saved',
      defaultMessage: 'saved',
    },
    saving: {
      id: 'assessment.note.saving',
      description: 'Page of a damage note: saving',
      defaultMessage: 'saving…',
    },
    offline: {
      id: 'assessment.note.offline',
      description: 'Page of a damage note: offline',
      defaultMessage: 'No network. What you write is kept and will be saved.',
    },
    saveNow: {
      id: 'assessment.note.saveNow',
      description: 'Page of a damage note: saveNow',
      defaultMessage: 'Save now',
    },
    zones: {
      id: 'assessment.note.zones',
      description: 'Page of a damage note: zones',
      defaultMessage: 'Zones',
    },
    outline: {
      id: 'assessment.note.outline',
      description: 'Page of a damage note: outline',
      defaultMessage: 'Zones of the vehicle',
    },
    legendHit: {
      id: 'assessment.note.legendHit',
      description: 'Page of a damage note: legendHit',
      defaultMessage: 'damaged',
    },
    legendOlder: {
      id: 'assessment.note.legendOlder',
      description: 'Page of a damage note: legendOlder',
      defaultMessage: 'older damage',
    },
    notCounted: {
      id: 'assessment.note.notCounted',
      description: 'Page of a damage note: notCounted',
      defaultMessage: 'Older damage, not counted',
    },
    lineTotal: {
      id: 'assessment.note.lineTotal',
      description: 'Page of a damage note: lineTotal',
      defaultMessage: 'Together',
    },
    details: {
      id: 'assessment.note.details',
      description: 'Page of a damage note: details',
      defaultMessage: 'All fields',
    },
    history: {
      id: 'assessment.note.history',
      description: 'Page of a damage note: history',
      defaultMessage: 'Item history',
    },
    versions: {
      id: 'assessment.note.versions',
      description: 'Page of a damage note: versions',
      defaultMessage: 'Versions of the note',
    },
    firstVersion: {
      id: 'assessment.note.firstVersion',
      description: 'Page of a damage note: firstVersion',
      defaultMessage: 'Version 1',
    },
    whatChanges: {
      id: 'assessment.note.whatChanges',
      description: 'Page of a damage note: whatChanges',
      defaultMessage: 'What changes',
    },
  }),
  startsWith: defineMessage<{ parts: number; photos: number }>({
    id: 'assessment.note.startsWith',
    description: 'Page of a damage note: startsWith',
    defaultMessage:
      'It begins with the damaged parts of the notice ({parts}) and the photos of the file ({photos}).',
  }),
  kilometres: defineMessage<{ count: string }>({
    id: 'assessment.note.kilometres',
    description: 'Page of a damage note: kilometres',
    defaultMessage: '{count} km',
  }),
  unsettled: defineMessage<{ count: number }>({
    id: 'assessment.note.unsettled',
    description: 'In place of when a note was saved: lines that a colleague has changed too',
    defaultMessage:
      '{count, plural, one {# line is not saved: choose} other {# lines are not saved: choose}}',
  }),
  signedBy: defineMessage<{ name: string }>({
    id: 'assessment.note.signedBy',
    description: 'Who signed a closed note on the screen',
    defaultMessage: 'Signed by {name}',
  }),
  fingerprint: defineMessage<{ hash: string }>({
    id: 'assessment.note.fingerprint',
    description: 'The hash of a closed note, to compare its prints with',
    defaultMessage: 'SHA-256 fingerprint: {hash}',
  }),
  unsigned: defineMessage<{ reason: string }>({
    id: 'assessment.note.unsigned',
    description: 'Why nobody signed a closed note',
    defaultMessage: 'Not signed: {reason}',
  }),
  missingBecause: defineMessage<{ reason: string }>({
    id: 'assessment.note.missingBecause',
    description: 'Why something that is asked of a closed note is missing',
    defaultMessage: 'Missing data and photos: {reason}',
  }),
  samePaper: defineMessage({
    id: 'assessment.note.samePaper',
    description: 'The fingerprint on a paper is that of the note',
    defaultMessage: 'The paper has the fingerprint of this note.',
  }),
  otherPaper: defineMessage({
    id: 'assessment.note.otherPaper',
    description: 'The fingerprint on a paper is not that of the note',
    defaultMessage: 'The paper has another fingerprint: it is not this version, or was changed.',
  }),
  savedAt: defineMessage<{ time: string }>({
    id: 'assessment.note.savedAt',
    description: 'Page of a damage note: savedAt',
    defaultMessage: 'saved at {time}',
  }),
  zoneHit: defineMessage<{ zone: string; lines: string }>({
    id: 'assessment.note.zoneHit',
    description: 'Page of a damage note: zoneHit',
    defaultMessage: '{zone}: damaged, lines {lines}',
  }),
  zoneOlder: defineMessage<{ zone: string }>({
    id: 'assessment.note.zoneOlder',
    description: 'Page of a damage note: zoneOlder',
    defaultMessage: '{zone}: older damage',
  }),
  zonesHit: defineMessage<{ count: number }>({
    id: 'assessment.note.zonesHit',
    description: 'Page of a damage note: zonesHit',
    defaultMessage: '{count, plural, =0 {none damaged} one {# damaged} other {# damaged}}',
  }),
  line: defineMessage<{ no: number }>({
    id: 'assessment.note.line',
    description: 'Page of a damage note: line',
    defaultMessage: 'Line {no}',
  }),
  supplementNo: defineMessage<{ no: number }>({
    id: 'assessment.note.supplementNo',
    description: 'Page of a damage note: supplementNo',
    defaultMessage: 'Supplement S{no}',
  }),
  state: defineMessage<{ state: string }>({
    id: 'assessment.note.state',
    description: 'Page of a damage note: state',
    defaultMessage:
      '{state, select, draft {draft} calculated {calculated} committed {closed} superseded {replaced} other {}}',
  }),
};
