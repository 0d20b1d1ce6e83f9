import type * as z from 'zod';
import { fileStoreProblems } from './env-file-store.ts';
import { identityProviderProblems } from './env-identity-providers.ts';
import { languageModelProblems } from './env-language-model.ts';
import { policyServiceProblems } from './env-policy-service.ts';
import type { EnvProblem } from './env-problem.ts';
import { secretProblems } from './env-secrets.ts';
import { envShape } from './env-values.ts';
import { webPushProblems } from './env-web-push.ts';

type Values = z.infer<typeof envShape>;

/** The server's settings: validated, with every default resolved. */
export type Env = Omit<Values, 'STAFF_ORIGIN' | 'TRACKER_ORIGIN' | 'DEMO' | 'LOG_LEVEL' | 'API_DOCS'> & {
  STAFF_ORIGIN: string;
  TRACKER_ORIGIN: string;
  DEMO: boolean;
  LOG_LEVEL: NonNullable<Values['LOG_LEVEL']>;
  API_DOCS: boolean;
  /** Development and Test have conveniences that Production must never have. */
  isProduction: boolean;
};

/** The settings refused: carries every wrong variable, so that one start shows all of them. */
export class EnvError extends Error {
  readonly problems: EnvProblem[];

  constructor(problems: EnvProblem[]) {
    super(problemTable(problems));
    this.name = 'EnvError';
    this.problems = problems;
  }
}

/** Reads and checks the settings; throws `EnvError` naming every wrong one. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  // An empty value means "not set": that is what `NAME=` in a settings file is understood to say.
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = envShape.safeParse(given);
  const problems = misspelt(given);

  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path: [name, ...inside], message }) => ({
      name: String(name),
      problem: inside.length > 0 ? `${inside.join('.')}: ${message}` : message,
    }));
    throw new EnvError([...wrong, ...problems]);
  }

  problems.push(...partialSettings(parsed.data), ...productionProblems(parsed.data));
  if (problems.length > 0) throw new EnvError(problems);
  return withDefaults(parsed.data);
}

function withDefaults(values: Values): Env {
  const isProduction = values.APP_ENV === 'Production';
  const isDevelopment = values.APP_ENV === 'Development';
  const host = values.HOST === '0.0.0.0' || values.HOST === '::' ? 'localhost' : values.HOST;

  return {
    ...values,
    STAFF_ORIGIN: values.STAFF_ORIGIN ?? `http://${host}:${values.STAFF_PORT}`,
    TRACKER_ORIGIN: values.TRACKER_ORIGIN ?? `http://${host}:${values.TRACKER_PORT}`,
    DEMO: values.DEMO ?? isDevelopment,
    LOG_LEVEL: values.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    API_DOCS: values.API_DOCS ?? !isProduction,
    isProduction,
  };
}

/** Families of settings in which a name that is none is a spelling mistake, and where to look. */
const families = {
  OIDC_: 'is no setting: identity providers are listed in OIDC_PROVIDERS',
  LLM_: 'is no setting: a language model has LLM_URL, LLM_MODEL, LLM_KEY, LLM_SECONDS and LLM_DAILY_TOKENS',
  VAPID_: 'is no setting: news for browsers have VAPID_PRIVATE_KEY, VAPID_SUBJECT and PUSH_HOSTS',
  POLICY_: 'is no setting: a policy service has POLICY_URL, POLICY_TOKEN and POLICY_SECONDS',
};

function misspelt(given: Record<string, unknown>): EnvProblem[] {
  return Object.entries(families).flatMap(([prefix, problem]) =>
    Object.keys(given)
      .filter((name) => name.startsWith(prefix) && !(name in envShape.shape))
      .map((name) => ({ name, problem })),
  );
}

function partialSettings(values: Values): EnvProblem[] {
  const problems: EnvProblem[] = [];
  if (values.STAFF_PORT === values.TRACKER_PORT)
    problems.push({
      name: 'TRACKER_PORT',
      problem: 'must differ from STAFF_PORT: the tracker is an origin of its own',
    });
  if (values.STAFF_ORIGIN !== undefined && values.STAFF_ORIGIN === values.TRACKER_ORIGIN)
    problems.push({
      name: 'TRACKER_ORIGIN',
      problem:
        'must differ from STAFF_ORIGIN: browsers keep apart what belongs to staff and to claimants by it',
    });
  if (values.SMS_TOKEN !== undefined && values.SMS_URL === undefined)
    problems.push({ name: 'SMS_URL', problem: 'is needed when SMS_TOKEN is set' });
  const isProduction = values.APP_ENV === 'Production';
  for (const problem of identityProviderProblems(values.OIDC_PROVIDERS, { isProduction }))
    problems.push({ name: 'OIDC_PROVIDERS', problem });
  problems.push(...fileStoreProblems(values, { isProduction }));
  problems.push(...languageModelProblems(values, { isProduction }));
  problems.push(...policyServiceProblems(values, { isProduction }));
  problems.push(...webPushProblems(values));
  return problems;
}

function productionProblems(values: Values): EnvProblem[] {
  if (values.APP_ENV !== 'Production') return secretProblems(values, { required: false });

  const problems = secretProblems(values, { required: true });
  for (const name of ['STAFF_ORIGIN', 'TRACKER_ORIGIN'] as const) {
    const value = values[name];
    if (value === undefined)
      problems.push({ name, problem: 'is required in Production: links in messages begin with it' });
    else if (!value.startsWith('https:'))
      problems.push({ name, problem: 'must begin with https:// in Production' });
  }
  problems.push(...missingTransports(values), ...openTransports(values));
  if (values.DEMO === true)
    problems.push({
      name: 'DEMO',
      problem: 'must be 0 in Production: demo accounts share one known password',
    });
  if (values.RATE_LIMIT_SCALE !== 1)
    problems.push({ name: 'RATE_LIMIT_SCALE', problem: 'may be set in Development and Test only' });
  return problems;
}

/** Without a server for them messages wait in the outbox, and nobody would get a code, a link or an answer. */
function missingTransports({ MESSAGES: messages, ...values }: Values): EnvProblem[] {
  if (messages === 'outbox') return [];
  return (['SMTP_URL', 'SMS_URL'] as const)
    .filter((name) => values[name] === undefined)
    .map((name) => ({
      name,
      problem: 'is required in Production; MESSAGES=outbox keeps messages in the outbox instead',
    }));
}

/** Parameters of a mail server's address that leave encryption and certificates alone. */
const harmlessMailParameters = ['name', 'pool', 'maxConnections', 'maxMessages', 'authMethod'];

/** Messages carry access codes and names: only within one machine may they travel where others can read them. */
function openTransports({ SMTP_URL: mail, SMS_URL: sms }: Values): EnvProblem[] {
  const problems: EnvProblem[] = [];
  const isNear = (url: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const mailServer = mail === undefined ? null : URL.parse(mail);
  if (mailServer !== null && !isNear(mailServer)) {
    const parameters = [...mailServer.searchParams];
    const asksForTls = parameters.some(([name, value]) => name === 'requireTLS' && value === 'true');
    // Of two contradicting parameters it is the mailer's choice which one counts: each may stand once, with one meaning.
    const unsafe = parameters.filter(
      ([name, value], at) =>
        parameters.findIndex(([other]) => other === name) !== at ||
        !(harmlessMailParameters.includes(name) || (name === 'requireTLS' && value === 'true')),
    );
    if (mailServer.protocol === 'smtp:' && !asksForTls)
      problems.push({
        name: 'SMTP_URL',
        problem:
          'must begin with smtps:// in Production, or end with ?requireTLS=true for a server with STARTTLS',
      });
    else if (unsafe.length > 0)
      problems.push({
        name: 'SMTP_URL',
        problem: `may have each of requireTLS=true, ${harmlessMailParameters.join(', ')} once in Production, and not ${unsafe.map(([name]) => name).join(', ')}`,
      });
  }
  const gateway = sms === undefined ? null : URL.parse(sms);
  if (gateway !== null && gateway.protocol !== 'https:' && !isNear(gateway))
    problems.push({ name: 'SMS_URL', problem: 'must begin with https:// in Production' });
  return problems;
}

function problemTable(problems: EnvProblem[]): string {
  const width = Math.max(...problems.map((entry) => entry.name.length));
  const lines = problems.map((entry) => `  ${entry.name.padEnd(width)}  ${entry.problem}`);
  return ['These settings are wrong (.env.example explains each one):', '', ...lines, ''].join('\n');
}
