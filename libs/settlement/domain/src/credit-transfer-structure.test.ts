import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditTransferFile, type CreditTransferBatch } from './credit-transfer-file.ts';

// What pain.001.001.09 (ISO 20022, CustomerCreditTransferInitiationV09) says of its elements: their order, how often each stands
// there, and how its text looks. Elements that the product never writes have their place and no type.

type Text = { pattern: RegExp; longest?: number; attributes?: Record<string, RegExp> };
type Element = { name: string; least: number; most: number; type: Type | undefined };
type Type = { text: Text } | { sequence: readonly Element[] } | { choice: readonly Element[] };

const many = Number.POSITIVE_INFINITY;
const one = (name: string, type?: Type): Element => ({ name, least: 1, most: 1, type });
const optional = (name: string, type?: Type): Element => ({ name, least: 0, most: 1, type });
const several = (name: string, least: number, type?: Type): Element => ({ name, least, most: many, type });
const sequence = (...elements: Element[]): Type => ({ sequence: elements });
const choice = (...elements: Element[]): Type => ({ choice: elements });
const text = (longest: number): Type => ({ text: { pattern: /^[\s\S]+$/u, longest } });
const like = (pattern: RegExp, attributes: Record<string, RegExp> = {}): Type => ({
  text: { pattern, attributes },
});

const currency = /^[A-Z]{3}$/;
const count = like(/^[0-9]{1,15}$/);
// At most 18 digits, 17 of them after the point.
const sum = like(/^(?=(?:\D*\d){1,18}\D*$)-?\d+(\.\d{1,17})?$/);
const date = like(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
const instant = like(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})?$/);
// At most 18 digits, five of them after the point, never below zero.
const amount = like(/^(?=(?:\D*\d){1,18}\D*$)\d+(\.\d{1,5})?$/, { Ccy: currency });

const party = sequence(
  optional('Nm', text(140)),
  optional('PstlAdr'),
  optional('Id'),
  optional('CtryOfRes'),
  optional('CtctDtls'),
);
const generic = sequence(one('Id', text(35)), optional('SchmeNm'), optional('Issr', text(35)));
const bank = sequence(
  one(
    'FinInstnId',
    sequence(
      optional('BICFI', like(/^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/)),
      optional('ClrSysMmbId'),
      optional('LEI', like(/^[A-Z0-9]{18}[0-9]{2}$/)),
      optional('Nm', text(140)),
      optional('PstlAdr'),
      optional('Othr', generic),
    ),
  ),
  optional('BrnchId'),
);
const account = sequence(
  one('Id', choice(one('IBAN', like(/^[A-Z]{2}[0-9]{2}[a-zA-Z0-9]{1,30}$/)), one('Othr', generic))),
  optional('Tp'),
  optional('Ccy', like(currency)),
  optional('Nm', text(70)),
  optional('Prxy'),
);
const chargeBearer = like(/^(DEBT|CRED|SHAR|SLEV)$/);
const transfer = sequence(
  one(
    'PmtId',
    sequence(
      optional('InstrId', text(35)),
      one('EndToEndId', text(35)),
      optional('UETR', like(/^[a-f0-9]{8}-[a-f0-9]{4}-4[a-f0-9]{3}-[89ab][a-f0-9]{3}-[a-f0-9]{12}$/)),
    ),
  ),
  optional('PmtTpInf'),
  one('Amt', choice(one('InstdAmt', amount), one('EqvtAmt'))),
  optional('XchgRateInf'),
  optional('ChrgBr', chargeBearer),
  optional('ChqInstr'),
  optional('UltmtDbtr', party),
  optional('IntrmyAgt1', bank),
  optional('IntrmyAgt1Acct', account),
  optional('IntrmyAgt2', bank),
  optional('IntrmyAgt2Acct', account),
  optional('IntrmyAgt3', bank),
  optional('IntrmyAgt3Acct', account),
  optional('CdtrAgt', bank),
  optional('CdtrAgtAcct', account),
  optional('Cdtr', party),
  optional('CdtrAcct', account),
  optional('UltmtCdtr', party),
  several('InstrForCdtrAgt', 0),
  optional('InstrForDbtrAgt', text(140)),
  optional('Purp'),
  { name: 'RgltryRptg', least: 0, most: 10, type: undefined },
  optional('Tax'),
  { name: 'RltdRmtInf', least: 0, most: 10, type: undefined },
  optional('RmtInf', sequence(several('Ustrd', 0, text(140)), several('Strd', 0))),
  several('SplmtryData', 0),
);
const head = sequence(
  one('MsgId', text(35)),
  one('CreDtTm', instant),
  { name: 'Authstn', least: 0, most: 2, type: undefined },
  one('NbOfTxs', count),
  optional('CtrlSum', sum),
  one('InitgPty', party),
  optional('FwdgAgt', bank),
);
const payment = sequence(
  one('PmtInfId', text(35)),
  one('PmtMtd', like(/^(CHK|TRF|TRA)$/)),
  optional('BtchBookg', like(/^(true|false|1|0)$/)),
  optional('NbOfTxs', count),
  optional('CtrlSum', sum),
  optional('PmtTpInf'),
  one('ReqdExctnDt', choice(one('Dt', date), one('DtTm', instant))),
  optional('PoolgAdjstmntDt', date),
  one('Dbtr', party),
  one('DbtrAcct', account),
  one('DbtrAgt', bank),
  optional('DbtrAgtAcct', account),
  optional('InstrForDbtrAgt', text(140)),
  optional('UltmtDbtr', party),
  optional('ChrgBr', chargeBearer),
  optional('ChrgsAcct', account),
  optional('ChrgsAcctAgt', bank),
  several('CdtTrfTxInf', 1, transfer),
);
const initiation = sequence(one('GrpHdr', head), several('PmtInf', 1, payment), several('SplmtryData', 0));
const root = one('Document', sequence(one('CstmrCdtTrfInitn', initiation)));
const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

type Node = { name: string; attributes: Record<string, string>; children: Node[]; text: string };

/** Reads a document that has elements, attributes and text only; anything else is no well-formed file of ours. */
function read(xml: string): Node {
  const top: Node = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '').trimEnd();
  let place = 0;
  for (const found of body.matchAll(/<(\/?)([A-Za-z0-9]+)((?: [A-Za-z]+="[^"<]*")*)>|([^<]+)/g)) {
    if (found.index !== place) throw new Error(`No element at ${place}.`);
    place += found[0].length;
    const [, closing, name = '', attributes = '', content] = found;
    const inner = open.at(-1) ?? top;
    if (content !== undefined) inner.text += entitiesOf(content);
    else if (closing === '/') {
      if (open.length < 2 || inner.name !== name) throw new Error(`</${name}> closes nothing.`);
      open.pop();
    } else {
      const pairs = [...attributes.matchAll(/([A-Za-z]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]);
      const node = { name, attributes: Object.fromEntries(pairs), children: [], text: '' };
      inner.children.push(node);
      open.push(node);
    }
  }
  const [document] = top.children;
  if (place !== body.length || open.length > 1 || top.children.length !== 1 || document === undefined)
    throw new Error('The file is not well-formed.');
  return document;
}

function entitiesOf(content: string): string {
  if (/&(?!amp;|lt;|gt;)|>/.test(content)) throw new Error(`Not escaped: ${content}`);
  return content.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** What the standard does not allow in an element, with where it stands. */
function faultsOf(node: Node, type: Type | undefined, path = node.name): string[] {
  if (type === undefined) return [];
  if ('text' in type) return faultsOfText(node, type.text, path);
  const own = node.text === '' ? [] : [`${path} has text beside its elements`];
  if (Object.keys(node.attributes).some((name) => name !== 'xmlns')) own.push(`${path} has attributes`);
  if ('choice' in type) {
    const chosen = type.choice.find(({ name }) => name === node.children[0]?.name);
    if (chosen === undefined || node.children.length !== 1) return [...own, `${path} chooses nothing`];
    return [
      ...own,
      ...node.children.flatMap((child) => faultsOf(child, chosen.type, `${path}/${child.name}`)),
    ];
  }
  let next = 0;
  const faults = type.sequence.flatMap(({ name, least, most, type: inner }) => {
    const same: Node[] = [];
    for (let child = node.children[next]; child?.name === name; child = node.children[next]) {
      same.push(child);
      next += 1;
    }
    const isThere = same.length >= least && same.length <= most;
    return [
      ...(isThere ? [] : [`${path}/${name} stands there ${same.length} times`]),
      ...same.flatMap((child) => faultsOf(child, inner, `${path}/${name}`)),
    ];
  });
  const left = node.children[next];
  return [...own, ...faults, ...(left ? [`${path}/${left.name} is out of place`] : [])];
}

function faultsOfText(
  node: Node,
  { pattern, longest = many, attributes = {} }: Text,
  path: string,
): string[] {
  const names = new Set([...Object.keys(attributes), ...Object.keys(node.attributes)]);
  return [
    ...(node.children.length > 0 ? [`${path} has elements`] : []),
    ...(pattern.test(node.text) ? [] : [`${path} is "${node.text}"`]),
    ...([...node.text].length > longest ? [`${path} is too long`] : []),
    ...[...names]
      .filter((name) => !attributes[name]?.test(node.attributes[name] ?? ''))
      .map((name) => `${path} has a wrong ${name}`),
  ];
}

function faultsOfFile(xml: string): string[] {
  const document = read(xml);
  return [
    ...(document.name === root.name && document.attributes['xmlns'] === namespace
      ? []
      : ['another standard']),
    ...faultsOf(document, root.type),
  ];
}

const batch: CreditTransferBatch = {
  messageId: 'DEMO-20261125-0001',
  createdAt: new Date('2026-11-25T09:00:00.123Z'),
  requestedOn: '2026-11-26',
  payer: { name: 'Asigurarea Demo & Fiii', iban: 'RO49AAAA1B31007593840000', bic: 'AAAAROBU' },
  transfers: [
    {
      reference: 'DM26R0000075-1',
      amountBani: 727_902,
      payee: { name: 'Țăndărei Ștefania', iban: 'RO09BCYP0000001234567890' },
      details: 'Despăgubire dosar DM26R0000075',
    },
  ],
};

describe('M4 the file for the bank has the structure of pain.001.001.09', () => {
  test('as the product writes it, with and without the code of the own bank', () => {
    expect(faultsOfFile(creditTransferFile(batch))).toEqual([]);
    const withoutBic = { ...batch, payer: { ...batch.payer, bic: null } };
    expect(faultsOfFile(creditTransferFile(withoutBic))).toEqual([]);
  });

  test('whatever people, amounts and references are in it', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }).map((some) => `A${some}`);
    const transfers = fc.array(
      fc.record({
        reference: fc.stringMatching(/^[A-Z0-9-]{3,35}$/),
        amountBani: fc.integer({ min: 1, max: 1_000_000_000_000 }),
        payee: fc.record({
          name,
          iban: fc.constantFrom('RO49AAAA1B31007593840000', 'DE89370400440532013000'),
        }),
        details: name,
      }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(transfers, name, (some, payer) => {
        const file = creditTransferFile({
          ...batch,
          payer: { ...batch.payer, name: payer },
          transfers: some,
        });
        expect(faultsOfFile(file)).toEqual([]);
      }),
    );
  });

  test.each([
    ['an element that is missing', '<PmtMtd>TRF</PmtMtd>', ''],
    ['elements in another order', /(<Cdtr>.*<\/Cdtr>)(<CdtrAcct>.*<\/CdtrAcct>)/, '$2$1'],
    ['an element that stands there twice', /(<ChrgBr>SLEV<\/ChrgBr>)/, '$1$1'],
    [
      'an element of another message',
      '<BtchBookg>false</BtchBookg>',
      '<BtchBookg>false</BtchBookg><Tp>X</Tp>',
    ],
    ['an amount without its currency', '<InstdAmt Ccy="RON">', '<InstdAmt>'],
    ['an amount as people write it', '>7279.02</InstdAmt>', '>7.279,02</InstdAmt>'],
    ['a day as people write it', '<Dt>2026-11-26</Dt>', '<Dt>26.11.2026</Dt>'],
    ['a name that is too long', '<Nm>Tandarei Stefania</Nm>', `<Nm>${'A'.repeat(141)}</Nm>`],
    ['a reference that is too long', /<EndToEndId>[^<]*/, `<EndToEndId>${'A'.repeat(36)}`],
    ['an account with spaces', 'RO09BCYP0000001234567890', 'RO09 BCYP 0000 0012 3456 7890'],
    ['another version of the standard', 'pain.001.001.09', 'pain.001.001.03'],
    ['no transfer', /<CdtTrfTxInf>.*<\/CdtTrfTxInf>/, ''],
  ])('%s is found', (_, part, instead) => {
    const file = creditTransferFile(batch);
    const broken = file.replace(part, instead);
    expect(broken).not.toBe(file);
    expect(faultsOfFile(broken)).not.toEqual([]);
  });

  test('letters that would end an element are found', () => {
    expect(() => faultsOfFile(creditTransferFile(batch).replace('Stefania', 'Stefania & Co'))).toThrow();
    expect(() => faultsOfFile(creditTransferFile(batch).replace('</Cdtr>', ''))).toThrow();
  });
});
