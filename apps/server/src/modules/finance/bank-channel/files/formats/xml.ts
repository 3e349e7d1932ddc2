import { setImmediate } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { invalidInput } from '../../../../../platform/errors.ts';

/** An element of a document that was read. Names have no prefix. */
export interface XmlNode {
  name: string;
  /** Where it begins, counted from 1. */
  line: number;
  attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
  text: string;
}

const limits = { depth: 32, nodes: 200_000, text: 2000, attributes: 20 };
/** Characters that are parsed in one go: a few milliseconds of work. */
const slice = 64 * 1024;

const broken = () => invalidInput('文件不是有效的 XML，无法导入');

/**
 * Reads a document into its elements. No document type is taken, and with that no entity but the five of XML.
 *
 * @throws InvalidInput it is broken, or larger than the limits
 */
export async function readXml(text: string): Promise<XmlNode> {
  const top: XmlNode = { name: '', line: 1, attributes: {}, children: [], text: '' };
  const open: XmlNode[] = [top];
  let nodes = 0;
  const parser = new SaxesParser({ xmlns: false, position: true });
  parser.on('doctype', () => {
    throw invalidInput('文件含有文档类型声明，不能导入');
  });
  parser.on('opentag', ({ name, attributes }) => {
    nodes += 1;
    if (nodes > limits.nodes || open.length > limits.depth || Object.keys(attributes).length > limits.attributes) throw tooLarge();
    const node = { name: localName(name), line: parser.line, attributes, children: [], text: '' };
    open.at(-1)!.children.push(node);
    open.push(node);
  });
  parser.on('closetag', () => {
    const node = open.pop()!;
    node.text = node.text.trim();
  });
  const take = (part: string) => {
    const node = open.at(-1)!;
    node.text += part;
    if (node.text.length > limits.text) throw tooLarge();
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('error', () => {
    throw broken();
  });
  for (let at = 0; at < text.length; at += slice) {
    parser.write(text.slice(at, at + slice));
    // Others have their turn.
    await setImmediate();
  }
  parser.close();
  const [document] = top.children;
  if (document === undefined) throw broken();
  return document;
}

const tooLarge = () => invalidInput('文件内容超过上限，请拆分后导入');

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The first element on a path of names below a node. */
export function at(node: XmlNode | undefined, path: string): XmlNode | undefined {
  let found = node;
  for (const name of path.split('/')) found = found?.children.find((child) => child.name === name);
  return found;
}

/** All children of a name. */
export const all = (node: XmlNode | undefined, name: string): XmlNode[] => (node?.children ?? []).filter((child) => child.name === name);

/** The text at a path; undefined where there is none. */
export function textAt(node: XmlNode | undefined, path: string): string | undefined {
  const text = at(node, path)?.text;
  return text === '' ? undefined : text;
}

/** Writes an element around what it holds: elements, or a text that is escaped already. */
export const element = (name: string, ...content: readonly string[]): string => `<${name}>${content.join('')}</${name}>`;

/** A text as XML holds it. What XML cannot hold at all is left out. */
export const escaped = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
