// What a name is called with, or what it is, as TypeScript would say it.
import ts from 'typescript';
import { checker, isOfKit } from './program.mjs';

const whole = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
const brief = ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
const longest = 400;

/** A type in words of the source where it was written, else in the checker's. */
function typeText(node, type) {
  if (node !== undefined) return node.getText();
  const text = checker.typeToString(type, undefined, whole);
  return text.length <= longest ? text : checker.typeToString(type, undefined, brief);
}

function parameterText(parameter, isComponent) {
  const type = checker.getTypeAtLocation(parameter);
  const name = ts.isIdentifier(parameter.name) ? parameter.name.text : isComponent ? 'props' : 'options';
  const isOptional = parameter.questionToken !== undefined || parameter.initializer !== undefined;
  return `${parameter.dotDotDotToken ? '...' : ''}${name}${isOptional ? '?' : ''}: ${typeText(parameter.type, type)}`;
}

const isWritten = (declaration) =>
  declaration !== undefined &&
  (ts.isFunctionDeclaration(declaration) || ts.isArrowFunction(declaration) || ts.isFunctionExpression(declaration));

/** `(a: string, b?: number): void`, with its type parameters in front. */
function callText(signature, isComponent) {
  const { declaration } = signature;
  if (!isWritten(declaration)) return checker.signatureToString(signature, undefined, whole);
  const generics = declaration.typeParameters?.map((one) => one.getText()).join(', ');
  const parameters = declaration.parameters.map((one) => parameterText(one, isComponent)).join(', ');
  const returned = typeText(declaration.type, signature.getReturnType()).replace(/^Element$/, 'JSX.Element');
  return `${generics ? `<${generics}>` : ''}(${parameters}): ${returned}`;
}

function classText(name, symbol) {
  const declaration = symbol.declarations.find(ts.isClassDeclaration);
  const base = declaration.heritageClauses?.map((one) => ` ${one.getText()}`).join('') ?? '';
  const made = declaration.members.filter(ts.isConstructorDeclaration).map((one) => {
    const parameters = one.parameters.map((parameter) => parameterText(parameter, false)).join(', ');
    return `  constructor(${parameters});`;
  });
  return `class ${name}${base} {\n${made.join('\n')}\n}`;
}

/** The declaration of a type without what interfaces show in their tables; undefined for these. */
function definition(symbol) {
  const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration);
  if (alias !== undefined) return alias.getText().replace(/^export /, '');
  const declared = symbol.declarations?.find(ts.isInterfaceDeclaration);
  if (declared === undefined) return undefined;
  const generics = declared.typeParameters?.map((one) => one.getText()).join(', ');
  const base = declared.heritageClauses?.map((one) => ` ${one.getText()}`).join('') ?? '';
  const calls = declared.members.filter((one) => one.name === undefined).map((one) => one.getText());
  if (generics === undefined && base === '' && calls.length === 0) return undefined;
  return `interface ${declared.name.text}${generics ? `<${generics}>` : ''}${base} {\n${calls.join('\n')}\n}`;
}

/** Code that says what a name is; undefined where a table of members says all of it. */
export function signatureOf({ name, symbol, kind }) {
  // What another package exports, that package tells.
  if (!isOfKit(symbol.declarations?.[0])) return undefined;
  if (kind === 'type') return definition(symbol);
  if (kind === 'class') return classText(name, symbol);
  const type = checker.getTypeOfSymbol(symbol);
  if (kind === 'constant' || kind === 'context') return `const ${name}: ${typeText(symbol.valueDeclaration?.type, type)};`;
  return type
    .getCallSignatures()
    .map((signature) => `function ${name}${callText(signature, kind === 'component')};`)
    .join('\n');
}
