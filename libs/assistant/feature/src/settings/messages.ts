import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    isOn: {
      id: 'assistant.settings.isOn',
      description: 'Choice: the organisation has the assistant',
      defaultMessage: 'The assistant is on',
    },
    isOnHint: {
      id: 'assistant.settings.isOnHint',
      description: 'Below the choice whether the organisation has the assistant',
      defaultMessage: 'Off, its button is gone for everybody and nothing can be asked.',
    },
    roles: {
      id: 'assistant.settings.roles',
      description: 'Names the choices of roles that have the assistant',
      defaultMessage: 'Who has it',
    },
    handlers: {
      id: 'assistant.settings.handlers',
      description: 'People with a role, as a choice',
      defaultMessage: 'Claim handlers',
    },
    claimsManagers: {
      id: 'assistant.settings.claimsManagers',
      description: 'People with a role, as a choice',
      defaultMessage: 'Managers of claim handlers',
    },
    assessors: {
      id: 'assistant.settings.assessors',
      description: 'People with a role, as a choice',
      defaultMessage: 'Assessors',
    },
    assessorManagers: {
      id: 'assistant.settings.assessorManagers',
      description: 'People with a role, as a choice',
      defaultMessage: 'Managers of assessors',
    },
    configurators: {
      id: 'assistant.settings.configurators',
      description: 'People with a role, as a choice',
      defaultMessage: 'Configurators of the organisation',
    },
    usesModel: {
      id: 'assistant.settings.usesModel',
      description: 'Choice: a language model words the answers',
      defaultMessage: 'A language model words the answers',
    },
    noModel: {
      id: 'assistant.settings.noModel',
      description: 'Shown where the installation has no language model',
      defaultMessage:
        'No language model is connected: answers come from the file and the help, and nothing leaves the house.',
    },
    whatLeaves: {
      id: 'assistant.settings.whatLeaves',
      description: 'Link to the help about what is sent to the language model',
      defaultMessage: 'What leaves the house',
    },
    save: {
      id: 'assistant.settings.save',
      description: 'Button that saves the settings of the assistant',
      defaultMessage: 'Save',
    },
    saved: {
      id: 'assistant.settings.saved',
      description: 'Notice after the settings of the assistant were saved',
      defaultMessage: 'The settings were saved',
    },
    yes: {
      id: 'assistant.settings.yes',
      description: 'A choice that somebody else has made meanwhile',
      defaultMessage: 'yes',
    },
    no: {
      id: 'assistant.settings.no',
      description: 'A choice that somebody else has taken back meanwhile',
      defaultMessage: 'no',
    },
  }),
  usesModelHint: defineMessage<{ host: string }>({
    id: 'assistant.settings.usesModelHint',
    description: 'Below the choice whether a language model words the answers: what leaves the house',
    defaultMessage:
      'Sends the question and what was found to {host}; personal numbers, IBANs, phones, e-mails, plates, VINs and names are replaced before.',
  }),
};
