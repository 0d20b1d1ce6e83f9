import { defineMessage, defineMessages } from 'react-intl';

export const meanwhileMessages = {
  ...defineMessages({
    title: {
      id: 'forms.meanwhile.title',
      description: 'Title of the notice that the record of an open form was changed elsewhere',
      defaultMessage: 'This was changed elsewhere meanwhile. Nothing is saved yet.',
    },
    advice: {
      id: 'forms.meanwhile.advice',
      description: 'Below the list of changes: what to do now',
      defaultMessage: 'What you typed is still here. Check it, then save again.',
    },
  }),
  theirs: defineMessage<{ label: string; now: string }>({
    id: 'forms.meanwhile.theirs',
    description: 'A field that was changed elsewhere only; its new value is in the form now',
    defaultMessage: '{label} is now “{now}”.',
  }),
  both: defineMessage<{ label: string; now: string; typed: string }>({
    id: 'forms.meanwhile.both',
    description:
      'A field that was changed elsewhere and here; saving again replaces the value from elsewhere',
    defaultMessage: '{label} is now “{now}”; you typed “{typed}”.',
  }),
};
