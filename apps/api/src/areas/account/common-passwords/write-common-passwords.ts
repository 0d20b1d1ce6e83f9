// `node write-common-passwords.ts LIST`: writes the list of common passwords anew from a list of stolen ones, the most
// frequent first, one a line. docs/decisions/0015 tells which list the present file was made from.
import { readFileSync, writeFileSync } from 'node:fs';
import { commonPasswordFile, commonPasswordKey } from './common-passwords.ts';

/** So many of each length: a policy that asks for twelve characters needs the common ones of twelve and more. */
const lengths = [
  { from: 5, to: 7, most: 20_000 },
  { from: 8, to: 11, most: 50_000 },
  { from: 12, to: 256, most: 50_000 },
];

/** The lists of the world have few Romanian ones. */
const romanian = [
  ...[
    'parola',
    'parolamea',
    'parolasecreta',
    'parolanoua',
    'schimbaparola',
    'teiubesc',
    'iubirea',
    'dragostea',
  ],
  ...['romania', 'romaniamea', 'bucuresti', 'steaua', 'steauabucuresti', 'forzasteaua', 'dinamo', 'rapid'],
  ...[
    'dinamobucuresti',
    'universitateacraiova',
    'cfrcluj',
    'bineativenit',
    'bunaziua',
    'fotbal',
    'secretariat',
  ],
  ...[
    'asigurare',
    'asigurari',
    'asigurator',
    'daune',
    'inspector',
    'administrator',
    'utilizator',
    'calculator',
  ],
];
const endings = [
  ...[
    '',
    '1',
    '12',
    '123',
    '1234',
    '12345',
    '123456',
    '123456789',
    '!',
    '1!',
    '123!',
    '1234!',
    '.',
    '@123',
    '*',
  ],
  ...Array.from({ length: 10 }, (_, year) => String(2020 + year)),
];

const [list = ''] = process.argv.slice(2);
const stolen = readFileSync(list, 'utf8').split('\n');
const chosen = lengths.flatMap(({ from, to, most }) =>
  stolen.filter((password) => password.length >= from && password.length <= to).slice(0, most),
);
const own = romanian.flatMap((word) => endings.map((ending) => word + ending));
const keys = [...chosen, ...own].map((password) => commonPasswordKey(password).toString('hex'));
writeFileSync(commonPasswordFile, Buffer.from([...new Set(keys)].sort().join(''), 'hex'));
