// Members of interfaces, of props and of classes, with what they have from others.
import ts from 'typescript';
import { checker, isOfKit, textOf } from './program.mjs';

/** As a person writes it who marks what is optional by `?`. */
const plain = (text) =>
  text
    .replace(/ \| undefined$/, '')
    .replace(/^\((\(.*\) => [^()]*)\)$/, '$1')
    .replaceAll('"', "'");

const flat = (text) => text.replaceAll(/\s+/g, ' ');

function typeOf(member, owner) {
  const declaration = member.valueDeclaration ?? member.declarations?.[0];
  if (declaration === undefined) return checker.typeToString(checker.getTypeOfSymbol(member));
  if (ts.isMethodSignature(declaration) || ts.isMethodDeclaration(declaration)) {
    const generics = declaration.typeParameters?.map((one) => one.getText()).join(', ');
    const parameters = declaration.parameters.map((one) => one.getText()).join(', ');
    return flat(`${generics ? `<${generics}>` : ''}(${parameters}) => ${declaration.type?.getText() ?? 'void'}`);
  }
  // What a base says of its own type parameters says nothing here.
  const isFromGeneric = declaration.parent !== owner && (declaration.parent.typeParameters?.length ?? 0) > 0;
  if (declaration.type === undefined || isFromGeneric || /\btypeof /.test(declaration.type.getText()))
    return plain(checker.typeToString(checker.getTypeOfSymbol(member), undefined, ts.TypeFormatFlags.NoTruncation));
  return flat(declaration.type.getText());
}

/** Elements whose attributes a type takes, by what it extends outside of the kit. */
function elementsIn(text) {
  return [
    ...[...text.matchAll(/ComponentProps(?:WithoutRef|WithRef)?<'(\w+)'>/g)].map(([, tag]) => tag),
    ...[...text.matchAll(/<HTML(\w*?)Element>/g)].map(([, name]) => elementTags[name] ?? name.toLowerCase()),
  ];
}
const elementTags = { Anchor: 'a', Paragraph: 'p', '': 'div', TableRow: 'tr', TableCell: 'td', OList: 'ol', UList: 'ul', Div: 'div' };

/** Other types that a type extends and that are not the kit's, in words. */
function foreignIn(type) {
  const elements = new Set();
  const others = new Set();
  const seen = new Set();
  const visit = (symbol) => {
    if (seen.has(symbol)) return;
    seen.add(symbol);
    for (const declaration of symbol?.declarations ?? []) {
      if (!isOfKit(declaration)) continue;
      const bases = ts.isInterfaceDeclaration(declaration)
        ? (declaration.heritageClauses?.flatMap((clause) => [...clause.types]) ?? [])
        : ts.isTypeAliasDeclaration(declaration)
          ? ts.isIntersectionTypeNode(declaration.type)
            ? [...declaration.type.types]
            : [declaration.type]
          : [];
      for (const base of bases) {
        const found = elementsIn(base.getText());
        for (const one of found) elements.add(one);
        const node = ts.isExpressionWithTypeArguments(base) ? base.expression : base;
        const symbolOfBase = checker.getTypeAtLocation(base);
        const named = symbolOfBase.aliasSymbol ?? symbolOfBase.symbol;
        if (named !== undefined && isOfKit(named.declarations?.[0])) visit(named);
        else if (found.length === 0 && ts.isPropertyAccessExpression(node)) others.add(node.getText());
      }
    }
  };
  visit(type);
  return [...[...elements].map((tag) => `the attributes of \`<${tag}>\``), ...[...others].map((name) => `\`${name}\``)];
}

/** Members of a type that is an object: its own, then those of the kit's types that it extends. */
export function membersOf(symbol) {
  const type =
    symbol.flags & ts.SymbolFlags.Class || symbol.flags & ts.SymbolFlags.Interface || symbol.flags & ts.SymbolFlags.TypeAlias
      ? checker.getDeclaredTypeOfSymbol(symbol)
      : undefined;
  if (type === undefined || type.isUnion() || !(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)))
    return { members: [], also: [] };
  if (type.getCallSignatures().length > 0 && type.getProperties().length === 0) return { members: [], also: [] };
  const owner = symbol.declarations?.find((one) => ts.isInterfaceDeclaration(one) || ts.isClassDeclaration(one));
  const members = checker
    .getPropertiesOfType(type)
    .filter((member) => member.declarations?.some(isOfKit) && !isHidden(member))
    .map((member) => ({
      name: member.name,
      isOptional: (member.flags & ts.SymbolFlags.Optional) !== 0,
      isOwn: owner === undefined || member.declarations.some((one) => one.parent === owner),
      type: typeOf(member, owner),
      text: textOf(member),
    }));
  return { members: members.toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn)), also: foreignIn(symbol) };
}

const isHidden = (member) =>
  member.declarations.some((one) => ts.getCombinedModifierFlags(one) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected));

/** What a component takes where its caller says nothing: the defaults of its first parameter that are short enough to be told. */
export function defaultsOf(symbol) {
  const declaration = symbol.valueDeclaration;
  const written = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
  const first = written?.parameters?.[0]?.name;
  if (first === undefined || !ts.isObjectBindingPattern(first)) return new Map();
  return new Map(
    first.elements
      .filter(({ initializer }) => initializer !== undefined && isShort(initializer))
      .map((one) => [(one.propertyName ?? one.name).getText(), one.initializer.getText()]),
  );
}

const isShort = (node) => ts.isLiteralExpression(node) || [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword].includes(node.kind);
