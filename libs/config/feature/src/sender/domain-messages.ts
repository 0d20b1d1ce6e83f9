import { defineMessages } from 'react-intl';

export const domainMessages = defineMessages({
  domain: {
    id: 'config.sender.domain',
    description: 'Heading of the DNS rows',
    defaultMessage: 'DNS rows of the sender’s domain',
  },
  domainHint: {
    id: 'config.sender.domainHint',
    description: 'Below that heading',
    defaultMessage:
      'Without them e-mails land among junk. Hand them to whoever manages your domain: all are TXT rows. Where SPF exists already, add your mail server to it instead of a second row.',
  },
  value: { id: 'config.sender.value', description: 'Name of what is copied', defaultMessage: 'value' },
  rowName: { id: 'config.sender.rowName', description: 'Name of what is copied', defaultMessage: 'name' },
  check: { id: 'config.sender.check', description: 'Button: asks the DNS', defaultMessage: 'Check now' },
  found: {
    id: 'config.sender.found',
    description: 'What the DNS said about a row',
    defaultMessage: 'Found',
  },
  double: {
    id: 'config.sender.double',
    description: 'What the DNS said about a row',
    defaultMessage: 'There are several: receivers follow none of them. Keep one.',
  },
  unreachable: {
    id: 'config.sender.unreachable',
    description: 'No name server answered',
    defaultMessage: 'No name server answered. Try again later.',
  },
  selector: {
    id: 'config.sender.selector',
    description: 'Label: name of the DKIM key in the DNS; DKIM is the name of a standard',
    defaultMessage: 'DKIM selector',
  },
  selectorHint: {
    id: 'config.sender.selectorHint',
    description: 'Below the DKIM selector',
    defaultMessage:
      'The provider of your mail server names it, such as s1 or google. With it, the check also looks for the key of your signatures.',
  },
  selectorInvalid: {
    id: 'config.sender.selectorInvalid',
    description: 'The DKIM selector has other characters',
    defaultMessage: 'Use letters, digits, points or hyphens, as the provider writes it.',
  },
  keyOfProvider: {
    id: 'config.sender.keyOfProvider',
    description: 'In the place of the value of the DKIM row',
    defaultMessage:
      'The provider of your mail server shows the key: publish its TXT row (or CNAME) under this name.',
  },
  noDkim: {
    id: 'config.sender.noDkim',
    description: 'Below the rows, without a DKIM selector',
    defaultMessage: 'The row of the DKIM key is missing here: type its selector above and save.',
  },
  differsSpf: {
    id: 'config.sender.differsSpf',
    description: 'The SPF row does not name the own mail server',
    defaultMessage:
      'Found, but it does not name our mail server. Put what is above after “v=spf1”; keep the rest.',
  },
  differsDkim: {
    id: 'config.sender.differsDkim',
    description: 'The DKIM row has no key',
    defaultMessage: 'Found, but its key was revoked: ask the provider for the present one.',
  },
  differsDmarc: {
    id: 'config.sender.differsDmarc',
    description: 'The DMARC row asks nothing',
    defaultMessage:
      'Found, but “p=none” lets forged mail through. Once SPF and DKIM are found, write “p=quarantine”.',
  },
  putThere: {
    id: 'config.sender.putThere',
    description: 'The DNS has no such row',
    defaultMessage:
      'Missing: publish the row above. Name servers tell of it within minutes, some within a day.',
  },
});
