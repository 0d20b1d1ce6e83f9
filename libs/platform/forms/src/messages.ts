import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  cancel: defineMessage({
    id: 'forms.dialog.cancel',
    description: 'Button that closes a dialog with a form and sends nothing',
    defaultMessage: 'Cancel',
  }),
  summaryLine: defineMessage<{ label: string; reason: string }>({
    id: 'forms.summary.line',
    description: 'A line of the error summary: the label of the field and why it is refused',
    defaultMessage: '{label}: {reason}',
  }),
};

/** The words for the reasons that the checks of this library give; a form may replace them by better ones. */
export const reasonTexts = {
  ...defineMessages({
    refused: {
      id: 'forms.reason.refused',
      description: 'An answer was refused for a reason that nobody has words for',
      defaultMessage: 'Check this answer.',
    },
    required: {
      id: 'forms.reason.required',
      description: 'A required field is empty',
      defaultMessage: 'Fill in this field.',
    },
    required_choice: {
      id: 'forms.reason.requiredChoice',
      description: 'Nothing was chosen where a choice is required',
      defaultMessage: 'Choose one.',
    },
    invalid_format: {
      id: 'forms.reason.invalidFormat',
      description: 'The text does not have the expected form',
      defaultMessage: 'This does not have the expected form.',
    },
    email_invalid: {
      id: 'forms.reason.emailInvalid',
      description: 'The text is no e-mail address',
      defaultMessage: 'Enter an e-mail address like name@example.com.',
    },
    phone_invalid: {
      id: 'forms.reason.phoneInvalid',
      description: 'The text is no phone number',
      defaultMessage:
        'Enter a phone number like 0722 123 456, or one with its country code like +49 151 23456789.',
    },
    date_invalid: {
      id: 'forms.reason.dateInvalid',
      description: 'The text is no date, or no such day exists',
      defaultMessage: 'Enter a date that exists, as dd.mm.yyyy.',
    },
    time_invalid: {
      id: 'forms.reason.timeInvalid',
      description: 'The text is no time of day',
      defaultMessage: 'Enter a time as hours and minutes, like 14:30.',
    },
    in_the_future: {
      id: 'forms.reason.inTheFuture',
      description: 'The date or time has not come yet',
      defaultMessage: 'This cannot be in the future.',
    },
    cnp_invalid: {
      id: 'forms.reason.cnpInvalid',
      description: 'The Romanian personal number is wrong: its length, its date or its check digit',
      defaultMessage: 'This is not a valid personal number (CNP). Check its 13 digits.',
    },
    cui_invalid: {
      id: 'forms.reason.cuiInvalid',
      description: 'The Romanian company number is wrong',
      defaultMessage: 'This is not a valid company number (CUI). Check its digits.',
    },
    iban_invalid: {
      id: 'forms.reason.ibanInvalid',
      description: 'The bank account number is wrong',
      defaultMessage: 'This is not a valid IBAN. Check it against the bank’s paper.',
    },
    amount_invalid: {
      id: 'forms.reason.amountInvalid',
      description: 'The text is no amount in lei, or one outside its limits',
      defaultMessage: 'Write an amount such as 1,234.56.',
    },
    plate_unusual: {
      id: 'forms.reason.plateUnusual',
      description: 'Warning: the plate does not look like a Romanian one; it is accepted all the same',
      defaultMessage: 'Unusual format. Check the plate, then go on.',
    },
    vin_unusual: {
      id: 'forms.reason.vinUnusual',
      description: 'Warning: the vehicle number does not have 17 characters; it is accepted all the same',
      defaultMessage: 'A VIN usually has 17 characters, without I, O and Q. Check it, then go on.',
    },
    vin_check_digit: {
      id: 'forms.reason.vinCheckDigit',
      description:
        'Hint: the check digit of the vehicle number does not fit, which is normal for many European cars',
      defaultMessage:
        'The check digit does not fit. That is normal for many European cars; compare it once more.',
    },
    cnp_county: {
      id: 'forms.reason.cnpCounty',
      description:
        'Warning: the county digits of the personal number are unusual; it is accepted all the same',
      defaultMessage: 'The county digits are unusual. Check the number, then go on.',
    },
  }),
  min_length: defineMessage<{ min: number }>({
    id: 'forms.reason.minLength',
    description: 'The text has too few characters',
    defaultMessage: 'At least {min, plural, one {# character} other {# characters}}.',
  }),
  max_length: defineMessage<{ max: number }>({
    id: 'forms.reason.maxLength',
    description: 'The text has too many characters',
    defaultMessage: 'At most {max, plural, one {# character} other {# characters}}.',
  }),
  exact_length: defineMessage<{ length: number }>({
    id: 'forms.reason.exactLength',
    description: 'The text must have exactly so many characters',
    defaultMessage: 'Exactly {length, plural, one {# character} other {# characters}}.',
  }),
};
