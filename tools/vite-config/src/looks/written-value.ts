import type { ESTree } from 'vite';

/** Says that a value is not written out where it stands. */
export class NotWrittenOut extends Error {}

/** The value of an expression that needs nothing but itself: a text, a number, or an object of such. */
export function writtenValue(node: ESTree.Expression | ESTree.JSXAttributeValue): unknown {
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'TemplateLiteral':
      if (node.expressions.length > 0) throw new NotWrittenOut();
      return node.quasis[0]?.value.cooked;
    case 'JSXExpressionContainer':
      if (node.expression.type === 'JSXEmptyExpression') throw new NotWrittenOut();
      return writtenValue(node.expression);
    case 'ObjectExpression':
      return Object.fromEntries(node.properties.map(writtenProperty));
    default:
      throw new NotWrittenOut();
  }
}

function writtenProperty(property: ESTree.ObjectExpression['properties'][number]): [string, unknown] {
  if (property.type !== 'Property' || property.computed) throw new NotWrittenOut();
  const { key, value } = property;
  if (key.type === 'Identifier') return [key.name, writtenValue(value)];
  if (key.type === 'Literal') return [String(key.value), writtenValue(value)];
  throw new NotWrittenOut();
}
