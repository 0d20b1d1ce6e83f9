import { defineMessage, defineMessages } from 'react-intl';

/** Photos and the inspection, once the report is with us. */
export const messages = {
  ...defineMessages({
    title: {
      id: 'fnol.late.title',
      description: 'Heading of the photos that are added after the report.',
      defaultMessage: 'Photos',
    },
    more: {
      id: 'fnol.late.more',
      description: 'Says that photos can be added to the open claim.',
      defaultMessage: 'More photos go straight to your claim.',
    },
    inspection: {
      id: 'fnol.late.inspection',
      description: 'Heading of the offer to choose an hour for the inspection of the car.',
      defaultMessage: 'When can we see the car?',
    },
    inspectionHint: {
      id: 'fnol.late.inspectionHint',
      description: 'Below the heading of the offer to choose an hour.',
      defaultMessage: 'Choose an hour now, and you need not wait for our call.',
    },
    inspectionForCaller: {
      id: 'fnol.late.inspectionForCaller',
      description: 'Below the heading of the offer to choose an hour, for the staff on the telephone.',
      defaultMessage: 'Agree on an hour with the caller now.',
    },
    notOfferedToCaller: {
      id: 'fnol.late.notOfferedToCaller',
      description: 'Said to the staff where no hour can be chosen here.',
      defaultMessage: 'Your organisation inspects in another way: agree on it in the file.',
    },
    choose: {
      id: 'fnol.late.choose',
      description: 'Button that shows free hours for the inspection.',
      defaultMessage: 'See free hours',
    },
    notOffered: {
      id: 'fnol.late.notOffered',
      description: 'Said where no hour can be chosen here.',
      defaultMessage: 'We call you to agree on an hour.',
    },
  }),
  underWay: defineMessage<{ count: number }>({
    id: 'fnol.late.underWay',
    description: 'How many photos are still on their way after the report was sent.',
    defaultMessage:
      '{count, plural, one {# photo is} other {# photos are}} still on the way. Keep this page open until they have arrived.',
  }),
};
