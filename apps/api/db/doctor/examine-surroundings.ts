import { constants, existsSync } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import { createTransport } from 'nodemailer';
import type { Env } from '#src/env.ts';
import { keptSecrets, keyFolder } from '#src/kernel/keys/server-keys.ts';
import { fileStoreOf } from '#src/open-file-store.ts';
import { clamdScanner } from '#src/providers/clamd-scanner.ts';
import { bad, good, measured, note, wordsOf, type Finding } from './finding.ts';

/** What a mode gives to accounts beside the one of the server. */
const othersMay = 0o077;
const patienceMilliseconds = 5_000;
const dayMilliseconds = 24 * 60 * 60 * 1000;
const leastFreeBytes = 2 * 1024 ** 3;
const leastCertificateDays = 21;

/** How the servers are that requests and jobs need besides the database, by the words of the doctor. */
export function examineServices(env: Env): Promise<Finding[]> {
  return Promise.all([
    files(env),
    mail(env),
    reached('SMS', env.SMS_URL, 'SMS stay in the outbox'),
    scanner(env),
  ]);
}

/** What is wrong around the product: files, disk, mail, SMS, scanner, model, certificates. */
export function examineSurroundings(env: Env, now: () => Date): Promise<Finding[]> {
  return Promise.all([
    disk(env),
    secrets(env),
    files(env),
    mail(env),
    reached('SMS', env.SMS_URL, 'SMS stay in the outbox'),
    Promise.resolve(browsers(env)),
    reached('language model', env.LLM_URL, 'the assistant answers by rules alone'),
    scanner(env),
    certificate('staff origin', env.STAFF_ORIGIN, now()),
    certificate('tracker origin', env.TRACKER_ORIGIN, now()),
  ]);
}

async function disk(env: Env): Promise<Finding> {
  try {
    const { bavail, bsize } = await statfs(env.DATA_DIR);
    const size = `${((bavail * bsize) / 1024 ** 3).toFixed(1)} GB`;
    const free = `${size} free in ${env.DATA_DIR}`;
    const finding =
      bavail * bsize >= leastFreeBytes
        ? good('disk', free)
        : bad('disk', free, 'make room: below 2 GB nothing is taken in');
    return measured(finding, size);
  } catch (error) {
    return note('disk', wordsOf(error), 'the first start makes DATA_DIR');
  }
}

/** The keys that sign tokens and hash codes come from settings, or from files that only the server's account reads. */
async function secrets(env: Env): Promise<Finding> {
  const kept = keptSecrets(env);
  if (kept.length === 0) return good('secrets', 'come from the settings');
  const place = keyFolder(env.DATA_DIR);
  const modes = await Promise.all(
    [place, ...kept.map((name) => join(place, name))].map((path) =>
      stat(path).then(
        ({ mode }) => mode,
        () => undefined,
      ),
    ),
  );
  if (modes.some((mode) => mode !== undefined && (mode & othersMay) !== 0))
    return bad('secrets', `others can read ${place}`, `chmod -R go-rwx ${place}, then exchange the keys`);
  return note(
    'secrets',
    `${kept.join(', ')}: kept in ${place}`,
    'back the folder up; Production and several processes take them from the settings',
  );
}

async function files(env: Env): Promise<Finding> {
  if (env.S3_BUCKET === undefined) return folder(join(env.DATA_DIR, 'files'));
  const where = `the bucket ${env.S3_BUCKET}`;
  try {
    await fileStoreOf(env).check();
    return measured(good('documents', where), env.S3_BUCKET);
  } catch (error) {
    return bad('documents', `${where}: ${wordsOf(error)}`, 'see docs/operations.md, "Files in a bucket"');
  }
}

async function folder(path: string): Promise<Finding> {
  if (!existsSync(path)) return note('documents', `${path} is not there`, 'the first start makes it');
  try {
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return good('documents', path);
  } catch (error) {
    return bad('documents', wordsOf(error), 'give the folder to the account of the server');
  }
}

async function mail(env: Env): Promise<Finding> {
  if (env.MESSAGES === 'outbox') return note('mail', 'MESSAGES=outbox: no message leaves');
  if (env.SMTP_URL === undefined)
    return note('mail', 'no server: e-mail stays in the outbox', 'set SMTP_URL');
  const transport = createTransport(env.SMTP_URL, {});
  try {
    await within(transport.verify());
    const { hostname } = new URL(env.SMTP_URL);
    return measured(good('mail', `${hostname} takes mail from us`), hostname);
  } catch (error) {
    return bad('mail', wordsOf(error), 'look at SMTP_URL: address, user, password, certificate');
  } finally {
    transport.close();
  }
}

/** Push services are asked only when somebody is told: what a registered browser names is not tried from here. */
function browsers(env: Env): Finding {
  if (env.VAPID_PRIVATE_KEY !== undefined)
    return good('web push', `the key comes from the settings, for ${env.PUSH_HOSTS.join(', ')}`);
  if (env.isProduction)
    return note('web push', 'no key: browsers of claimants are told nothing', 'set VAPID_PRIVATE_KEY');
  return note('web push', `the key is kept in ${keyFolder(env.DATA_DIR)}`);
}

async function reached(subject: string, address: string | undefined, without: string): Promise<Finding> {
  if (address === undefined) return note(subject, `no server: ${without}`);
  const { hostname, port, protocol } = new URL(address);
  try {
    await opened(connect({ host: hostname, port: Number(port) || (protocol === 'https:' ? 443 : 80) }));
    return measured(good(subject, `${hostname} is reached`), hostname);
  } catch (error) {
    return bad(subject, `${hostname}: ${wordsOf(error)}`, 'look at the address, the firewall and the server');
  }
}

async function scanner(env: Env): Promise<Finding> {
  if (env.CLAMD_URL === undefined)
    return note('virus scanner', 'none: documents are not scanned', 'set CLAMD_URL');
  try {
    await within(
      clamdScanner(new URL(env.CLAMD_URL)).scan(
        Readable.from(['doctor']),
        AbortSignal.timeout(patienceMilliseconds),
      ),
    );
    return good('virus scanner', 'answers');
  } catch (error) {
    return bad('virus scanner', wordsOf(error), 'start clamd: until then no document is released');
  }
}

async function certificate(subject: string, origin: string, now: Date): Promise<Finding> {
  const { hostname, port, protocol } = new URL(origin);
  if (protocol !== 'https:') return note(subject, `${origin} is not encrypted`);
  const socket = connectTls({
    host: hostname,
    port: Number(port) || 443,
    servername: hostname,
    rejectUnauthorized: false,
  });
  try {
    await opened(socket, 'secureConnect');
    const days = Math.floor(
      (Date.parse(socket.getPeerCertificate().valid_to) - now.getTime()) / dayMilliseconds,
    );
    if (!socket.authorized)
      return bad(
        subject,
        `the certificate of ${hostname} is not trusted: ${wordsOf(socket.authorizationError)}`,
        'renew it, with its chain',
      );
    return days >= leastCertificateDays
      ? good(subject, `the certificate is good for ${days} days`)
      : bad(subject, `the certificate ends in ${days} days`, 'renew it');
  } catch (error) {
    return bad(subject, `${hostname}: ${wordsOf(error)}`, 'look at DNS, proxy and firewall');
  } finally {
    socket.destroy();
  }
}

function opened(
  socket: ReturnType<typeof connect>,
  event: 'connect' | 'secureConnect' = 'connect',
): Promise<void> {
  const open = new Promise<void>((resolve, reject) => {
    socket.once(event, () => resolve());
    socket.once('error', reject);
  });
  return within(open).finally(() => event === 'connect' && socket.destroy());
}

async function within<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer in ${patienceMilliseconds / 1000} s`)),
      patienceMilliseconds,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
