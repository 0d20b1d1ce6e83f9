import { defineMessage, defineMessages } from 'react-intl';

/** A damage note on paper. */
export const printMessages = {
  ...defineMessages({
    title: {
      id: 'assessment.print.title',
      description: 'Title of a printed damage note',
      defaultMessage: 'Damage note',
    },
    draft: {
      id: 'assessment.print.draft',
      description: 'Printed on a note that is not closed yet',
      defaultMessage: 'DRAFT, not closed: it may still change',
    },
    damage: {
      id: 'assessment.print.damage',
      description: 'Heading above the lines of a printed note',
      defaultMessage: 'Damage found and work',
    },
    calculation: {
      id: 'assessment.print.calculation',
      description: 'Heading above the sums of a printed note',
      defaultMessage: 'Calculation',
    },
    remarks: {
      id: 'assessment.print.remarks',
      description: 'Heading above reserves and remarks of a printed note',
      defaultMessage: 'Remarks',
    },
    insurer: {
      id: 'assessment.print.insurer',
      description: 'Label of the insurer on a printed note',
      defaultMessage: 'Insurer',
    },
    policy: {
      id: 'assessment.print.policy',
      description: 'Label of the policy on a printed note',
      defaultMessage: 'Policy',
    },
    eventOn: {
      id: 'assessment.print.eventOn',
      description: 'Label of the day of the accident on a printed note',
      defaultMessage: 'Date of the event',
    },
    eventPlace: {
      id: 'assessment.print.eventPlace',
      description: 'Label of where the accident was on a printed note',
      defaultMessage: 'Place of the event',
    },
    police: {
      id: 'assessment.print.police',
      description: 'Label of the number of the police report on a printed note',
      defaultMessage: 'Police document',
    },
    other: {
      id: 'assessment.print.other',
      description: 'Label of the other vehicle of the accident on a printed note',
      defaultMessage: 'Other party',
    },
    differences: {
      id: 'assessment.print.differences',
      description: 'Heading above what a printed supplement changes',
      defaultMessage: 'Differences from the note before',
    },
    claimant: {
      id: 'assessment.print.claimant',
      description: 'Label of whose vehicle is damaged on a printed note',
      defaultMessage: 'Claimant',
    },
    vehicle: {
      id: 'assessment.print.vehicle',
      description: 'Label of the vehicle on a printed note',
      defaultMessage: 'Vehicle',
    },
    plate: {
      id: 'assessment.print.plate',
      description: 'Label of the number plate on a printed note',
      defaultMessage: 'Number plate',
    },
    vin: {
      id: 'assessment.print.vin',
      description: 'Label of the chassis number on a printed note',
      defaultMessage: 'Chassis number (VIN)',
    },
    odometer: {
      id: 'assessment.print.odometer',
      description: 'Label of the odometer on a printed note',
      defaultMessage: 'Odometer',
    },
    assessor: {
      id: 'assessment.print.assessor',
      description: 'Label of who wrote a printed note',
      defaultMessage: 'Assessor',
    },
    inspectedOn: {
      id: 'assessment.print.inspectedOn',
      description: 'Label of the day of the inspection on a printed note',
      defaultMessage: 'Inspected on',
    },
    supplementReason: {
      id: 'assessment.print.supplementReason',
      description: 'Label of why there is a supplement',
      defaultMessage: 'Reason of the supplement',
    },
    quantity: {
      id: 'assessment.print.quantity',
      description: 'Column of a printed note: how many',
      defaultMessage: 'Qty',
    },
    notPaid: {
      id: 'assessment.print.notPaid',
      description: 'Instead of the sum of older damage on a printed note',
      defaultMessage: 'not paid',
    },
    olderDamage: {
      id: 'assessment.print.olderDamage',
      description: 'Below the part of a line with older damage',
      defaultMessage: 'Older damage',
    },
    hiddenDamage: {
      id: 'assessment.print.hiddenDamage',
      description: 'What a printed note says of damage that is seen later',
      defaultMessage: 'Hidden damage, seen once parts are taken off, is inspected again before the repair.',
    },
    legend: {
      id: 'assessment.print.legend',
      description: 'What the marks of a printed note mean',
      defaultMessage:
        'Marks: Rpl replace, Rep repair, Pnt paint, R/R remove and refit. The note admits no duty to pay.',
    },
    signature: {
      id: 'assessment.print.signature',
      description: 'Name of the picture of what the claimant drew',
      defaultMessage: 'Signature of the claimant',
    },
    hashHint: {
      id: 'assessment.print.hashHint',
      description: 'At the foot of a printed note, before its hash and the code that checks it',
      defaultMessage:
        'A closed note never changes: the same fingerprint is in its PDF and at the bottom of the note on screen.',
    },
    appendix: {
      id: 'assessment.print.appendix',
      description: 'Heading above the photos of a printed note',
      defaultMessage: 'Appendix: photos',
    },
    noPhoto: {
      id: 'assessment.print.noPhoto',
      description: 'In the place of a photo that could not be fetched',
      defaultMessage: 'This photo cannot be printed',
    },
  }),
  formName: defineMessage<{ file: string }>({
    id: 'assessment.print.formName',
    description: 'Under the title of a printed damage note: what the form is, and its claim file',
    defaultMessage: 'Record of the damage found, claim file {file}',
  }),
  kilometres: defineMessage<{ count: string }>({
    id: 'assessment.print.kilometres',
    description: 'What the odometer of a vehicle says',
    defaultMessage: '{count} km',
  }),
  hiddenReserve: defineMessage<{ amount: string }>({
    id: 'assessment.print.hiddenReserve',
    description: 'What a printed note says of damage that is seen later, with an amount set aside',
    defaultMessage:
      'Set aside for hidden damage, seen once parts are taken off: {amount}. It is inspected again before the repair.',
  }),
  value: defineMessage<{ amount: string; source: string; day: string }>({
    id: 'assessment.print.value',
    description: 'What the vehicle was worth, on a printed note',
    defaultMessage: 'Value of the vehicle on the day of the damage: {amount} ({source}, {day}).',
  }),
  rates: defineMessage<{
    source: string;
    body: string;
    mechanic: string;
    electric: string;
    paint: string;
    material: string;
  }>({
    id: 'assessment.print.rates',
    description: 'What an hour costs, below the sums of a printed note',
    defaultMessage:
      'Hourly rates ({source}): body work {body}, mechanical {mechanic}, electrical {electric}, painting {paint}, materials {material} lei.',
  }),
  comparable: defineMessage<{ no: number; name: string; amount: string }>({
    id: 'assessment.print.comparable',
    description: 'A vehicle that the value of a total loss is compared with, on a printed note',
    defaultMessage: 'Comparable {no, number}: {name}, {amount}.',
  }),
  residual: defineMessage<{ amount: string }>({
    id: 'assessment.print.residual',
    description: 'What is left of the vehicle after a total loss, on a printed note',
    defaultMessage: 'Value of what is left of the vehicle: {amount}.',
  }),
  missing: defineMessage<{ reason: string }>({
    id: 'assessment.print.missing',
    description: 'Why numbers or photos are missing on a printed note',
    defaultMessage: 'Missing data and photos: {reason}',
  }),
  unsigned: defineMessage<{ reason: string }>({
    id: 'assessment.print.unsigned',
    description: 'Why a printed note has no signature',
    defaultMessage: 'Not signed: {reason}',
  }),
  photoOfLine: defineMessage<{ subject: string; no: number }>({
    id: 'assessment.print.photoOfLine',
    description: 'What a printed photo shows of which line',
    defaultMessage: '{subject}, line {no, number}',
  }),
};
