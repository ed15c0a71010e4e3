import { relative } from 'node:path';
import { ALL_COLLECTIONS } from '@touchline/domain/collections/all-collections';
import { exportSectionsOf, type PersonLink } from '@touchline/domain/kernel/documents/personal-data';
import type { Order, QueryShape } from '@touchline/local/firestore-engine/required-indexes/missing-index';
import ts from 'typescript';
import { bare, callsIn, expressionSources } from './api/expression-sources';

/** A database query in the source: what it asks for, and where it is sent. */
export interface SentQuery extends QueryShape {
  readonly at: string;
}

/** All queries of some source files. With `problems` the inventory is incomplete. */
export interface QueryInventory {
  readonly shapes: readonly SentQuery[];
  readonly problems: readonly string[];
}

const QUERIES: ReadonlySet<string> = new Set(['Query', 'CollectionReference', 'CollectionGroup']);
const ROOTS: ReadonlySet<string> = new Set(['Firestore', 'DocumentReference', 'QueryDocumentSnapshot']);
const SENDS: ReadonlySet<string> = new Set(['get', 'stream', 'count', 'onSnapshot', 'explain', 'explainStream']);
const KEEPS_SHAPE: ReadonlySet<string> = new Set([
  ...['withConverter', 'limit', 'offset', 'select'],
  ...['startAt', 'startAfter', 'endAt', 'endBefore'],
]);
const BUILDS: ReadonlySet<string> = new Set(['where', 'orderBy', 'limitToLast']);
/** The file whose functions turn definitions into queries, and what those functions build. */
const BORDER = 'functions/src/platform/stored-document.ts';
const OF_DEFINITIONS: ReadonlySet<string> = new Set(['collectionOf', 'collectionGroupOf']);
const OF_PERSONS = 'documentsOfPerson';

/**
 * Finds the queries of a program by tracing each sent query back to where it is built: through constants, conditional
 * expressions, functions, their arguments and objects. What it cannot trace, and a filter or order that belongs to no
 * sent query, becomes a problem, so that no query is missed.
 */
export function queryInventory(program: ts.Program, isOurs: (file: string) => boolean, root: string): QueryInventory {
  const checker = program.getTypeChecker();
  const files = program.getSourceFiles().filter(({ fileName }) => isOurs(fileName) && !fileName.endsWith(BORDER));
  const problems: string[] = [];
  const reached = new Set<ts.Node>();

  const locationOf = (node: ts.Node): string => {
    const source = node.getSourceFile();
    return `${relative(root, source.fileName)}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  };
  const problem = (node: ts.Node, reason: string): [] => {
    problems.push(`${locationOf(node)}: ${reason}: ${node.getText().replace(/\s+/g, ' ').slice(0, 80)}`);
    return [];
  };
  const sourcesOf = expressionSources(checker, files, (node) => problem(node, 'where this query comes from cannot be followed'));
  const kindOf = (node: ts.Expression): string => checker.getTypeAtLocation(node).getSymbol()?.name ?? '';
  const isQuery = (node: ts.Expression): boolean => {
    const type = checker.getTypeAtLocation(node);
    return (type.isUnion() ? type.types : [type]).some((one) => QUERIES.has(one.getSymbol()?.name ?? ''));
  };

  /** The possible texts of an argument, known from its type. */
  const textsOf = (node: ts.Expression | undefined): readonly string[] => {
    if (node === undefined) return [];
    if (ts.isCallExpression(node) && node.expression.getText().endsWith('FieldPath.documentId')) return ['__name__'];
    const type = checker.getTypeAtLocation(node);
    const all = type.isUnion() ? type.types : [type];
    return all.every((one) => one.isStringLiteral())
      ? all.map((one) => one.value)
      : problem(node, 'which field, operator or direction this is cannot be read');
  };

  /** The query that a function of that file builds from a collection's definition; null for every other expression. */
  const definedShapes = (node: ts.Expression): readonly SentQuery[] | null => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return null;
    const at = locationOf(node);
    if (node.expression.text === OF_PERSONS) return PERSONAL_QUERIES.map((shape) => ({ ...shape, at }));
    if (!OF_DEFINITIONS.has(node.expression.text)) return null;
    const definition = node.arguments[1];
    const name = definition === undefined ? undefined : checker.getTypeAtLocation(definition).getProperty('name');
    const type = name === undefined ? undefined : checker.getTypeOfSymbolAtLocation(name, node);
    if (type?.isStringLiteral() !== true) return problem(node, 'which collection this is cannot be read');
    const isGroup = node.expression.text === 'collectionGroupOf';
    return [{ at, collection: type.value.split('/').at(-1) ?? type.value, isGroup, filters: [], orders: [] }];
  };

  const shapesOf = (given: ts.Expression, above: readonly ts.Node[]): readonly SentQuery[] => {
    const node = bare(given);
    const defined = definedShapes(node);
    if (defined !== null) return defined;
    if (above.includes(node) || above.length > 60) return problem(node, 'this query is built in a circle');
    const path = [...above, node];
    if (ts.isConditionalExpression(node)) return [...shapesOf(node.whenTrue, path), ...shapesOf(node.whenFalse, path)];
    const method = methodOf(node);
    if (method === null || !(isQuery(method.receiver) || ROOTS.has(kindOf(method.receiver)))) {
      return sourcesOf(node).flatMap((source) => shapesOf(source, path));
    }
    reached.add(node);
    const { name, receiver, args } = method;
    const at = locationOf(node);
    if (name === 'collection' || name === 'collectionGroup') {
      const isGroup = name === 'collectionGroup';
      return textsOf(args[0]).map((text) => ({
        at,
        collection: text.split('/').at(-1) ?? text,
        isGroup,
        filters: [],
        orders: [],
      }));
    }
    if (KEEPS_SHAPE.has(name)) return shapesOf(receiver, path);
    if (!BUILDS.has(name)) return problem(node, `what ${name} needs is not known`);
    const shapes = shapesOf(receiver, path);
    if (name === 'limitToLast') return shapes.map((shape) => ({ ...shape, orders: shape.orders.map(turned) }));
    const fields = textsOf(args[0]);
    if (name === 'where') {
      if (args.length !== 3) return problem(node, 'filters joined by or are not known');
      return shapes.flatMap((shape) =>
        fields.flatMap((field) => textsOf(args[1]).map((op) => ({ ...shape, filters: [...shape.filters, { field, op }] }))),
      );
    }
    const directions = args[1] === undefined ? ['asc'] : textsOf(args[1]);
    return shapes.flatMap((shape) =>
      fields.flatMap((field) =>
        directions.map((text) => ({
          ...shape,
          orders: [...shape.orders, { field, direction: text === 'desc' ? ('DESCENDING' as const) : ('ASCENDING' as const) }],
        })),
      ),
    );
  };

  const sent: SentQuery[] = [];
  for (const file of files) {
    for (const call of callsIn(file)) {
      const method = methodOf(call);
      if (method !== null && isQuery(method.receiver) && SENDS.has(method.name)) {
        sent.push(...shapesOf(method.receiver, []).map((shape) => ({ ...shape, at: locationOf(call) })));
      }
      for (const argument of call.arguments) {
        const isFollowed = files.some((one) => one === checker.getResolvedSignature(call)?.declaration?.getSourceFile());
        if (!isFollowed && isQuery(argument))
          sent.push(...shapesOf(argument, []).map((shape) => ({ ...shape, at: locationOf(call) })));
      }
    }
  }
  for (const call of files.flatMap(callsIn)) {
    const method = methodOf(call);
    if (method === null || !isQuery(method.receiver) || reached.has(call)) continue;
    if (BUILDS.has(method.name)) problem(call, 'this query is built, and where it is sent was not found');
    else if (!KEEPS_SHAPE.has(method.name) && !SENDS.has(method.name) && !KNOWN_OTHERS.has(method.name))
      problem(call, `what ${method.name} needs is not known`);
  }
  return { shapes: sent, problems: [...new Set(problems)] };
}

/** The queries by which export and deletion find a person's documents: they follow from the definitions alone. */
const PERSONAL_QUERIES: readonly QueryShape[] = ALL_COLLECTIONS.flatMap(({ name, personalData }) => {
  const { deletion } = personalData;
  const links: readonly PersonLink[] = [
    ...exportSectionsOf(personalData).flatMap(({ of }) => of),
    ...('erase' in deletion ? deletion.erase : 'anonymise' in deletion ? deletion.anonymise : []),
  ];
  return links.map((link) => ({
    collection: name.split('/').at(-1) ?? name,
    isGroup: name.includes('/') && link.by !== 'parent',
    filters: link.by === 'parent' ? [] : [{ field: link.by === 'field' ? link.field : '__name__', op: '==' }],
    orders: [],
  }));
});

const KNOWN_OTHERS: ReadonlySet<string> = new Set(['doc', 'add', 'listDocuments', 'isEqual']);

function turned({ field, direction }: Order): Order {
  return { field, direction: direction === 'ASCENDING' ? 'DESCENDING' : 'ASCENDING' };
}

function methodOf(node: ts.Expression): { name: string; receiver: ts.Expression; args: readonly ts.Expression[] } | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  return { name: node.expression.name.text, receiver: node.expression.expression, args: node.arguments };
}
