import { onScreen } from './feature-texts.ts';
import type { NewOperation } from './operation.ts';

const camel = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const propsType = ({ pascal, parameters }: NewOperation) =>
  parameters.length === 0
    ? ''
    : `export type ${pascal}Props = { ${parameters.map((name) => `${camel(name)}: string`).join('; ')} };\n`;

const propsArgument = ({ pascal, parameters }: NewOperation) =>
  parameters.length === 0 ? '' : `{ ${parameters.map(camel).join(', ')} }: ${pascal}Props`;

const paramsArgument = ({ parameters }: NewOperation) =>
  parameters.length === 0
    ? ''
    : `{ params: { path: { ${parameters.map((name) => `${name}: ${camel(name)}`).join(', ')} } } }`;

function reading(operation: NewOperation, shown: string, parts: string[]): string {
  const { operationId, pascal, sentence } = operation;
  const params = paramsArgument(operation);
  return `import { useQuery } from '@tanstack/react-query';
import { apiQuery, ${operationId}, isApiProblem, useProblemText } from '@dosar/api-client';
import { ${['ErrorState', 'LoadingState', ...parts].toSorted().join(', ')} } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

${propsType(operation)}
/** ${sentence}: what the server knows about it. */
export function ${pascal}(${propsArgument(operation)}) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const answer = useQuery(apiQuery(${operationId}${params ? `, ${params}` : ''}));

  if (answer.isError && !answer.data)
    return (
      <ErrorState
        title={t(messages.failed)}
        description={problemText(answer.error)}
        errorId={isApiProblem(answer.error) ? answer.error.errorId : undefined}
        onRetry={() => void answer.refetch()}
      />
    );
  if (!answer.data) return <LoadingState />;
${shown}
}
`;
}

const list = (operation: NewOperation) =>
  reading(
    operation,
    `  if (answer.data.items.length === 0) return <EmptyState kind="nothing-yet" title={t(messages.empty)} />;
  return (
    <ul aria-label={t(messages.label)}>
      {answer.data.items.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  );`,
    ['EmptyState'],
  );

const record = (operation: NewOperation) =>
  reading(operation, '  return <section aria-label={t(messages.label)}>{answer.data.id}</section>;', []);

function change(operation: NewOperation): string {
  const { area, operationId, pascal, sentence } = operation;
  return `import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiMutation, ${operationId}, queriesOf, useProblemText } from '@dosar/api-client';
import { Banner, Button, Stack, notify } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

${propsType(operation)}
/** ${sentence}, and say how it went. */
export function ${pascal}(${propsArgument(operation)}) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const change = useMutation({
    ...apiMutation(${operationId}),
    onSuccess: async () => {
      notify.success(t(messages.done));
      await queryClient.invalidateQueries(queriesOf('${area}'));
    },
  });

  return (
    <Stack gap="3">
      {change.isError && (
        <Banner tone="danger" title={t(messages.failed)} live>
          {problemText(change.error)}
        </Banner>
      )}
      <Button loading={change.isPending} onClick={() => change.mutate(${paramsArgument(operation) || '{}'})}>
        {t(messages.action)}
      </Button>
    </Stack>
  );
}
`;
}

/** The component of a new operation. */
export function screenSource(operation: NewOperation): string {
  return { list, record, change }[operation.shape](operation);
}

const sampleId = '0190b6a0-0000-7000-8000-00000000a001';

function testHead({ operationId, pascal, kebab }: NewOperation, ...more: string[]): string {
  return `import { ${operationId} } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { renderFeature, server } from '@dosar/testing';
import { screen } from '@testing-library/react';
import { ${['expect', 'test', ...more].join(', ')} } from 'vitest';
import { ${pascal} } from './${kebab}.tsx';
`;
}

const element = ({ pascal, parameters }: NewOperation) =>
  `<${pascal}${parameters.map((name) => ` ${camel(name)}="${sampleId}"`).join('')} />`;

/** A first test of the component: what it shows, and that a refusal is told. */
export function screenTestSource(operation: NewOperation): string {
  const { operationId, noun, shape, sentence, parameters } = operation;
  const page = `{ items: [{ id: '${sampleId}', name: 'First' }], next_cursor: null }`;
  const refusal = parameters.length > 0 ? `problem(404, 'not_found')` : `problem(503, 'overloaded')`;
  const failing = `
test('a refusal is told in words: ${noun}', async () => {
  server.use(mock(${operationId}, ${refusal}));
  ${shape === 'change' ? 'const { user } = ' : ''}renderFeature(${element(operation)});
${shape === 'change' ? `  await user.click(screen.getByRole('button', { name: '${onScreen(sentence)}' }));\n` : ''}  expect(await screen.findByText('This did not work')).toBeInTheDocument();
});
`;
  if (shape === 'change') {
    const sent = parameters.length > 0 ? `path.${parameters[0]}` : `'sent'`;
    return `${testHead(operation, 'vi')}
test('the change is sent once: ${noun}', async () => {
  const sent: string[] = [];
  server.use(
    mock(${operationId}, (${parameters.length > 0 ? '{ path }' : ''}) => {
      sent.push(${sent});
      return { status: 200, body: { success: true } };
    }),
  );
  const { user } = renderFeature(${element(operation)});
  await user.click(screen.getByRole('button', { name: '${onScreen(sentence)}' }));
  await vi.waitFor(() => expect(sent).toEqual([${parameters.length > 0 ? `'${sampleId}'` : `'sent'`}]));
});
${failing}`;
  }
  const body = shape === 'list' ? page : `{ id: '${sampleId}' }`;
  return `${testHead(operation)}
test('what the server knows is shown: ${noun}', async () => {
  server.use(mock(${operationId}, { status: 200, body: ${body} }));
  renderFeature(${element(operation)});
  expect(await screen.findByText('${shape === 'list' ? 'First' : sampleId}')).toBeInTheDocument();
});
${failing}`;
}
