import { defineMessage, defineMessages } from 'react-intl';

/** Words of what happens to the open jobs of a partner that is suspended. */
export const messages = {
  ...defineMessages({
    all: {
      id: 'partners.moving.all',
      description: 'Label of a field: where all open jobs go',
      defaultMessage: 'All open jobs',
    },
    one: {
      id: 'partners.moving.one',
      description: 'In place of a choice for all jobs',
      defaultMessage: 'Each one for itself',
    },
    handler: {
      id: 'partners.moving.handler',
      description: 'Where a job goes: its handler chooses',
      defaultMessage: 'The handler decides',
    },
    noNext: {
      id: 'partners.moving.noNext',
      description: 'Where a job goes while nobody else is proposed for it',
      defaultMessage: 'Next proposal: nobody, so the handler decides',
    },
    nextAll: {
      id: 'partners.moving.nextAll',
      description: 'Where all jobs go',
      defaultMessage: 'The next proposal for each',
    },
    none: {
      id: 'partners.moving.none',
      description: 'When the partner has no open jobs',
      defaultMessage: 'It has no open jobs. What is done already is still invoiced and paid.',
    },
    told: {
      id: 'partners.moving.told',
      description: 'What happens with the jobs',
      defaultMessage:
        'Old and new partner are told by e-mail, the claimant where the job was accepted. What is done already is still invoiced and paid.',
    },
  }),
  next: defineMessage<{ name: string }>({
    id: 'partners.moving.next',
    description: 'Where a job goes: the next proposed partner',
    defaultMessage: 'Next proposal: {name}',
  }),
  job: defineMessage<{ file: string; kind: string; state: string }>({
    id: 'partners.moving.job',
    description: 'Label of a field: where this job goes',
    defaultMessage: '{file}, {kind} ({state})',
  }),
  heading: defineMessage<{ count: number }>({
    id: 'partners.moving.heading',
    description: 'Above the open jobs',
    defaultMessage:
      '{count, plural, one {Where does its # open job go?} other {Where do its # open jobs go?}}',
  }),
};
