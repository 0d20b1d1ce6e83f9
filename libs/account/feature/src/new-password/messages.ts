import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  password: {
    id: 'account.newPassword.password',
    description: 'Label of the field for a new password',
    defaultMessage: 'New password',
  },
  confirmation: {
    id: 'account.newPassword.confirmation',
    description: 'Label of the field that repeats the new password',
    defaultMessage: 'New password, once more',
  },
  met: {
    id: 'account.newPassword.met',
    description: 'Read before a rule that the typed password meets',
    defaultMessage: 'Met:',
  },
  unmet: {
    id: 'account.newPassword.unmet',
    description: 'Read before a rule that the typed password does not meet yet',
    defaultMessage: 'Not met yet:',
  },
});

/** The words for what is missing or does not agree. */
export const reasonMessages = defineMessages({
  password_required: {
    id: 'account.newPassword.passwordRequired',
    description: 'The new password was not typed',
    defaultMessage: 'Type the new password.',
  },
  confirmation_required: {
    id: 'account.newPassword.confirmationRequired',
    description: 'The new password was not repeated',
    defaultMessage: 'Type the new password once more.',
  },
  confirmation_differs: {
    id: 'account.newPassword.confirmationDiffers',
    description: 'The repeated password is another one; the Romanian text is exact, V6',
    defaultMessage: 'The passwords are different',
  },
});

/** The words for the demands of a policy that has none of its own. */
export const ruleMessages = {
  min_length: defineMessage<{ min: number }>({
    id: 'account.newPassword.minLength',
    description: 'The password is too short; the Romanian text is exact, V3',
    defaultMessage: 'The password must have at least {min} characters',
  }),
  ...defineMessages({
    not_blank: {
      id: 'account.newPassword.notBlank',
      description: 'The password consists of spaces only',
      defaultMessage: 'The password needs more than spaces.',
    },
    max_length: {
      id: 'account.newPassword.maxLength',
      description: 'The password is too long',
      defaultMessage: 'The password may have at most 256 characters.',
    },
    prevent_username: {
      id: 'account.newPassword.preventUsername',
      description: 'The password contains the user name',
      defaultMessage: 'The password may not contain the user name.',
    },
    prevent_org_name: {
      id: 'account.newPassword.preventOrgName',
      description: 'The password contains the name of the organisation',
      defaultMessage: 'The password may not contain the name of the organisation.',
    },
    prevent_month: {
      id: 'account.newPassword.preventMonth',
      description: 'The password contains the Romanian name of a month',
      defaultMessage: 'The password may not contain the name of a month in Romanian.',
    },
    validation_rule: {
      id: 'account.newPassword.validationRule',
      description: 'The password does not match the expression of the policy',
      defaultMessage: 'The password must have the form that the organisation asks for.',
    },
  }),
};
