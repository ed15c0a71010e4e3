import ts from 'typescript';

/**
 * Traces an expression one step back to its possible sources: a constant to its value, a call to what its function
 * returns, a parameter to the arguments it gets in these files, a property to its value in an object literal. Where
 * that is not possible it calls `giveUp`.
 */
export function expressionSources(
  checker: ts.TypeChecker,
  files: readonly ts.SourceFile[],
  giveUp: (node: ts.Node) => [],
): (node: ts.Expression) => readonly ts.Expression[] {
  const sourcesOf = (node: ts.Expression): readonly ts.Expression[] => {
    if (ts.isIdentifier(node)) return sourcesOfName(node);
    if (ts.isPropertyAccessExpression(node)) return propertyOf(node.expression, node.name.text, node);
    if (ts.isCallExpression(node)) {
      const declaration = checker.getResolvedSignature(node)?.declaration;
      const returned = declaration === undefined ? [] : returnsOf(declaration);
      return returned.length > 0 ? returned : giveUp(node);
    }
    return giveUp(node);
  };

  const sourcesOfName = (node: ts.Identifier): readonly ts.Expression[] => {
    const symbol = checker.getSymbolAtLocation(node);
    const target =
      symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol;
    const declaration = target?.valueDeclaration;
    if (declaration !== undefined && ts.isVariableDeclaration(declaration) && declaration.initializer !== undefined) {
      const isConst = (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;
      return isConst ? [declaration.initializer] : giveUp(node);
    }
    if (declaration !== undefined && ts.isBindingElement(declaration)) {
      const parent = declaration.parent.parent;
      const key = (declaration.propertyName ?? declaration.name).getText();
      if (ts.isVariableDeclaration(parent) && parent.initializer !== undefined) return propertyOf(parent.initializer, key, node);
    }
    if (declaration !== undefined && ts.isParameter(declaration)) return argumentsFor(declaration, node);
    return giveUp(node);
  };

  const propertyOf = (object: ts.Expression, key: string, node: ts.Node): readonly ts.Expression[] => {
    const literals = objectsOf(object);
    const found = literals.flatMap((literal) =>
      literal.properties.flatMap((property) => {
        if (property.name?.getText() !== key) return [];
        if (ts.isPropertyAssignment(property)) return [property.initializer];
        return ts.isShorthandPropertyAssignment(property) ? valueOfShorthand(property) : [];
      }),
    );
    return literals.length > 0 && found.length === literals.length ? found : giveUp(node);
  };

  const valueOfShorthand = (property: ts.ShorthandPropertyAssignment): readonly ts.Expression[] => {
    const declaration = checker.getShorthandAssignmentValueSymbol(property)?.valueDeclaration;
    return declaration !== undefined && ts.isVariableDeclaration(declaration) && declaration.initializer !== undefined
      ? [declaration.initializer]
      : [];
  };

  const objectsOf = (given: ts.Expression): readonly ts.ObjectLiteralExpression[] => {
    const node = bare(given);
    if (ts.isObjectLiteralExpression(node)) return [node];
    return ts.isCallExpression(node) || ts.isIdentifier(node) ? sourcesOf(node).flatMap(objectsOf) : [];
  };

  const argumentsFor = (parameter: ts.ParameterDeclaration, node: ts.Node): readonly ts.Expression[] => {
    const callee = parameter.parent;
    const index = callee.parameters.indexOf(parameter);
    const given = files.flatMap((file) =>
      callsIn(file).filter((call) => checker.getResolvedSignature(call)?.declaration === callee),
    );
    const found = given.flatMap(({ arguments: list }) => list[index] ?? []);
    return found.length > 0 && found.length === given.length ? found : giveUp(node);
  };

  return sourcesOf;
}

/** An expression without parentheses and type assertions around it. */
export function bare(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
    ? bare(node.expression)
    : node;
}

/** Every call in a file. */
export function callsIn(file: ts.SourceFile): readonly ts.CallExpression[] {
  const calls: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) calls.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return calls;
}

function returnsOf(declaration: ts.Node): readonly ts.Expression[] {
  const body = ts.isFunctionLike(declaration) && 'body' in declaration ? (declaration.body as ts.Node | undefined) : undefined;
  if (body === undefined) return [];
  if (!ts.isBlock(body)) return ts.isExpression(body) ? [body] : [];
  const returned: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression !== undefined) returned.push(node.expression);
    ts.forEachChild(node, visit);
  };
  visit(body);
  return returned;
}
