// Which components take keys: by themselves, or through others inside of them.
import ts from 'typescript';
import { checker, isOfKit, tagsOf, target } from './program.mjs';

/** Keys and what they do, from `@keyboard`: a line each, `Enter: chooses the marked option`. */
export function keysOf(symbol) {
  return tagsOf(symbol, 'keyboard').flatMap((text) =>
    text.split('\n').map((line) => {
      const [key, ...what] = line.split(': ');
      return { key: key.trim(), what: what.join(': ').trim() };
    }),
  );
}

/**
 * What a component is made of, from its declaration through everything of the kit that it names, until it comes to components that are
 * exported themselves.
 *
 * @param exported - symbols of components that have a page
 * @returns whether it listens to keys itself, and the exported components inside of it
 */
export function partsOf(symbol, exported) {
  const seen = new Set();
  const inside = new Set();
  let takesKeys = false;
  const enter = (found) => {
    if (found === undefined || seen.has(found)) return;
    seen.add(found);
    if (found !== symbol && exported.has(found)) {
      inside.add(found);
      return;
    }
    for (const declaration of found.declarations ?? []) {
      if (declaration.getSourceFile().fileName.includes('/@radix-ui/')) takesKeys = true;
      else if (isOfKit(declaration) && !isTypeOnly(declaration) && !isKind(found)) visit(declaration);
    }
  };
  const visit = (node) => {
    if (ts.isTypeNode(node)) return;
    if (listens(node)) takesKeys = true;
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const module = checker.getSymbolAtLocation(node.arguments[0]);
      const parts =
        module?.exports?.get('default') === undefined ? [...(module?.exports?.values() ?? [])] : [module.exports.get('default')];
      // Of a chunk with many parts, nobody says here which of them is meant.
      if (parts.length <= 3) for (const part of parts) enter(target(part));
    }
    if (ts.isIdentifier(node)) {
      const named = checker.getSymbolAtLocation(node);
      if (named !== undefined) enter(target(named));
    }
    ts.forEachChild(node, visit);
  };
  enter(symbol);
  return { takesKeys, inside };
}

/** Which kinds of fields a screen shows, its fields say. */
const isKind = (symbol) => checker.getTypeOfSymbol(symbol).symbol?.name === 'FieldKind';

const isTypeOnly = (declaration) =>
  ts.isInterfaceDeclaration(declaration) ||
  ts.isTypeAliasDeclaration(declaration) ||
  ts.isParameter(declaration) ||
  ts.isBindingElement(declaration) ||
  ts.isPropertySignature(declaration) ||
  ts.isSourceFile(declaration);

/** Listens to keys, or is a control of the browser that has keys of its own beyond Tab and Enter. */
const listens = (node) =>
  ((ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) &&
    node.name.getText() === 'onKeyDown') ||
  (ts.isStringLiteral(node) && node.text === 'keydown') ||
  (ts.isJsxAttribute(node) && node.name.getText() === 'type' && /"(?:radio|checkbox)"/.test(node.getText()));
