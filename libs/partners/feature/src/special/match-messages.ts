import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    cnp: {
      id: 'partners.match.cnp',
      description: 'What files of a customer are recognised by',
      defaultMessage: 'CNP',
    },
    cui: {
      id: 'partners.match.cui',
      description: 'What files of a customer are recognised by',
      defaultMessage: 'CUI',
    },
    plate: {
      id: 'partners.match.plate',
      description: 'What files of a customer are recognised by',
      defaultMessage: 'Plate',
    },
    policy_prefix: {
      id: 'partners.match.policyPrefix',
      description: 'What files of a customer are recognised by',
      defaultMessage: 'Policy prefix',
    },
    phone: {
      id: 'partners.match.phone',
      description: 'What files of a customer are recognised by',
      defaultMessage: 'Phone',
    },
    name_cui: {
      id: 'partners.match.nameCui',
      description: 'What files of a customer are recognised by',
      defaultMessage: 'Company name',
    },
    mail_domain: {
      id: 'partners.match.mailDomain',
      description: 'What files of a customer are recognised by',
      defaultMessage: 'E-mail domain',
    },
    lostLevel: {
      id: 'partners.match.lostLevel',
      description: 'Why another customer came first',
      defaultMessage: 'Another one has a higher level',
    },
    lostPrecision: {
      id: 'partners.match.lostPrecision',
      description: 'Why another customer came first',
      defaultMessage: 'Another one matches more precisely',
    },
    lostLength: {
      id: 'partners.match.lostLength',
      description: 'Why another customer came first',
      defaultMessage: 'The policy prefix of another one is longer',
    },
    lostOrder: {
      id: 'partners.match.lostOrder',
      description: 'Why another customer came first',
      defaultMessage: 'Another one was added earlier',
    },
  }),
  reason: defineMessage<{ kind: string; shown: string }>({
    id: 'partners.match.reason',
    description: 'Why a customer was recognised: kind of entry and its value',
    defaultMessage: '{kind} {shown}',
  }),
};
