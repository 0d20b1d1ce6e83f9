import type { NewOperation } from './operation.ts';
import type { Workspace } from './workspace.ts';

const areaFile = (area: string) => `openapi/areas/${area}.yaml`;

const parameter = (name: string) => `        - name: ${name}
          in: path
          required: true
          schema: { $ref: '../common.yaml#/components/schemas/${name.endsWith('_key') ? 'OpaqueKey' : 'Id'}' }
`;

const afterCursor = `        - { $ref: '../common.yaml#/components/parameters/AfterCursor' }
`;

const answers: Record<NewOperation['shape'], string> = {
  list: `        '200':
          description: A page of at most 100 records.
          content:
            application/json:
              schema:
                type: object
                required: [items, next_cursor]
                properties:
                  items:
                    type: array
                    maxItems: 100
                    items:
                      type: object
                      required: [id, name]
                      properties:
                        id: { $ref: '../common.yaml#/components/schemas/Id' }
                        name: { type: string, maxLength: 200 }
                  next_cursor:
                    anyOf: [{ $ref: '../common.yaml#/components/schemas/Cursor' }, { type: 'null' }]
`,
  record: `        '200':
          description: The record.
          content:
            application/json:
              schema:
                type: object
                required: [id]
                properties:
                  id: { $ref: '../common.yaml#/components/schemas/Id' }
        '404': { $ref: '../common.yaml#/components/responses/NotFound' }
`,
  change: `        '200':
          description: It is done.
          content: { application/json: { schema: { $ref: '../common.yaml#/components/schemas/Done' } } }
`,
};

const refused = (name: string) => `{ $ref: '../common.yaml#/components/responses/${name}' }`;

const refusals = ({ shape, parameters }: NewOperation) =>
  shape === 'change'
    ? `${parameters.length > 0 ? `        '404': ${refused('NotFound')}\n` : ''}        '422': ${refused('RuleRefused')}\n`
    : '';

function operationYaml(operation: NewOperation): string {
  const { operationId, sentence, event, entity, parameters, shape } = operation;
  const listed = parameters.map(parameter).join('') + (shape === 'list' ? afterCursor : '');
  return `  ${operation.path}:
    ${operation.method}:
      operationId: ${operationId}
      summary: ${sentence}
      x-access: { callers: [staff] }
${shape === 'change' ? `      x-audit: { event: ${event}, entity: ${entity} }\n` : ''}${listed ? `      parameters:\n${listed}` : ''}      responses:
${answers[shape]}${refusals(operation)}`;
}

/** Adds the operation to its area's file. */
export function addToContract(workspace: Workspace, operation: NewOperation): void {
  const contract = workspace.list('openapi/areas').map((name) => workspace.read(`openapi/areas/${name}`));
  if (contract.some((content) => content.includes(`\n  ${operation.path}:\n`))) {
    throw new Error(`${operation.path} is in the contract already: add the method to it by hand.`);
  }
  const file = areaFile(operation.area);
  const block = operationYaml(operation);
  workspace.edit(file, (content) => {
    const added = content.includes('\npaths:\n') ? `\n${block}` : `paths:\n${block}`;
    const components = content.indexOf('\ncomponents:');
    if (components < 0) return `${content.trimEnd()}\n${added}`;
    return `${content.slice(0, components).trimEnd()}\n${added}${content.slice(components)}`;
  });
}
