import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  heading: {
    id: 'fnol.circumstances.heading',
    description: 'Question of the page, its main heading.',
    defaultMessage: 'What happened?',
  },
  kind: {
    id: 'fnol.circumstances.kind',
    description: 'Question what kind of accident it was.',
    defaultMessage: 'What kind of accident was it?',
  },
  hitByOther: {
    id: 'fnol.circumstances.hitByOther',
    description: 'Choice: another car hit that of the claimant.',
    defaultMessage: 'Another car hit mine',
  },
  hitByOtherHint: {
    id: 'fnol.circumstances.hitByOtherHint',
    description: 'Below the choice that another car hit that of the claimant.',
    defaultMessage: 'with or without an accident statement',
  },
  hitOther: {
    id: 'fnol.circumstances.hitOther',
    description: 'Choice: the claimant hit another car.',
    defaultMessage: 'I hit another car',
  },
  ownCar: {
    id: 'fnol.circumstances.ownCar',
    description: 'Choice: no other car took part.',
    defaultMessage: 'Only my car',
  },
  ownCarHint: {
    id: 'fnol.circumstances.ownCarHint',
    description: 'Below the choice that no other car took part.',
    defaultMessage: 'pothole, fence, animal, parking',
  },
  glass: {
    id: 'fnol.circumstances.glass',
    description: 'Choice: only glass is damaged.',
    defaultMessage: 'Windscreen or window',
  },
  glassHint: {
    id: 'fnol.circumstances.glassHint',
    description: 'Below the choice that only glass is damaged.',
    defaultMessage: 'a few photos are enough',
  },
  nature: {
    id: 'fnol.circumstances.nature',
    description: 'Choice: damage by weather, water or fire.',
    defaultMessage: 'Hail, water, fire',
  },
  theft: {
    id: 'fnol.circumstances.theft',
    description: 'Choice: stolen or damaged on purpose.',
    defaultMessage: 'Theft or vandalism',
  },
  theftHint: {
    id: 'fnol.circumstances.theftHint',
    description: 'Below the choice of theft or vandalism.',
    defaultMessage: 'tell the police within 24 hours',
  },
  anyoneHurt: {
    id: 'fnol.circumstances.anyoneHurt',
    description: 'Link that calls the emergency number, above the first question.',
    defaultMessage: 'Is anyone hurt? Call 112',
  },
  reportCanWait: {
    id: 'fnol.circumstances.reportCanWait',
    description: 'Below the link that calls the emergency number.',
    defaultMessage: 'The report can wait: you lose no right.',
  },
  lead: {
    id: 'fnol.circumstances.lead',
    description: 'Below the first question: how long it takes.',
    defaultMessage: 'It takes about 6 minutes. You get the number of your claim before any photos.',
  },
  description: {
    id: 'fnol.circumstances.description',
    description: 'Label of the free description of the accident.',
    defaultMessage: 'Tell us in your own words',
  },
  descriptionRow: {
    id: 'fnol.circumstances.descriptionRow',
    description: 'Name of the description where all answers are shown again.',
    defaultMessage: 'Your description',
  },
  descriptionHint: {
    id: 'fnol.circumstances.descriptionHint',
    description: 'What a useful description contains.',
    defaultMessage:
      'Where were you driving, what did the others do, what is damaged? A few sentences are enough.',
  },
  injuries: {
    id: 'fnol.circumstances.injuries',
    description: 'Question whether somebody was hurt.',
    defaultMessage: 'Was anyone hurt?',
  },
  nobodyHurt: {
    id: 'fnol.circumstances.nobodyHurt',
    description: 'Choice: nobody was hurt.',
    defaultMessage: 'No, nobody',
  },
  somebodyHurt: {
    id: 'fnol.circumstances.somebodyHurt',
    description: 'Choice: somebody was hurt.',
    defaultMessage: 'Yes',
  },
  emergency: {
    id: 'fnol.circumstances.emergency',
    description: 'Advice shown when somebody was hurt.',
    defaultMessage:
      'If anyone needs help now, call 112 first. You can continue here later: your answers stay on this device.',
  },
});

export const errors = defineMessages({
  kindMissing: {
    id: 'fnol.circumstances.kindMissing',
    description: 'Shown when nobody has said what kind of accident it was.',
    defaultMessage: 'Choose what kind of accident it was',
  },
  descriptionMissing: {
    id: 'fnol.circumstances.descriptionMissing',
    description: 'Shown when the description is empty.',
    defaultMessage: 'Tell us in a few words what happened',
  },
  descriptionTooLong: {
    id: 'fnol.circumstances.descriptionTooLong',
    description: 'Shown when the description is too long.',
    defaultMessage: 'Shorten your description to at most 4,000 characters',
  },
  injuriesMissing: {
    id: 'fnol.circumstances.injuriesMissing',
    description: 'Shown when the question about injuries is not answered.',
    defaultMessage: 'Tell us whether anyone was hurt',
  },
});
