import { parse as parseScript } from '@babel/parser';
import type { Node } from '@babel/types';
import { parse as parseComponent, type SFCTemplateBlock } from '@vue/compiler-sfc';

/** What a parsed template is. */
export type TemplateRoot = NonNullable<SFCTemplateBlock['ast']>;

/** A file of the project, as far as it could be read. */
export interface SourceFile {
  /** Path within the project, with `/`. */
  path: string;
  scripts: readonly Script[];
  /** What stands in `<template>`; absent in scripts. */
  template?: TemplateRoot;
}

/** A piece of code of a file. */
export interface Script {
  ast: Node;
  text: string;
  /** Lines of the file before it. */
  before: number;
}

/** @throws Error with line and words of the parser when a script or a template is not well formed */
export function readSource(path: string, text: string): SourceFile {
  if (!path.endsWith('.vue')) return { path, scripts: [{ ast: parse(text), text, before: 0 }] };

  const { descriptor, errors } = parseComponent(text, { filename: path, sourceMap: false });
  const [first] = errors;
  if (first !== undefined && descriptor.script === null && descriptor.scriptSetup === null) throw first;
  return {
    path,
    scripts: [descriptor.script, descriptor.scriptSetup].flatMap((block) =>
      block === null ? [] : [{ ast: parse(block.content), text: block.content, before: block.loc.start.line - 1 }],
    ),
    ...(descriptor.template?.ast && { template: descriptor.template.ast }),
  };
}

/** Plugins for what such projects are written in; a duplicate declaration or the like is for their own tools to find. */
const parse = (text: string): Node => parseScript(text, { sourceType: 'module', errorRecovery: true, plugins: ['typescript', 'jsx'] });

/** Calls `visit` with a node and all below it, the outer ones first; `false` leaves out what is below. */
export function walk(node: unknown, visit: (node: Node) => boolean | void): void {
  if (Array.isArray(node)) {
    for (const one of node) walk(one, visit);
    return;
  }
  if (!isNode(node) || visit(node) === false) return;
  for (const [key, value] of Object.entries(node))
    if (!passedOver.has(key) && typeof value === 'object' && value !== null) walk(value, visit);
}

const passedOver = new Set(['loc', 'leadingComments', 'trailingComments', 'innerComments', 'extra', 'errors', 'comments', 'tokens']);

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}

/** The text that a node was read from. */
export const textOf = (script: Pick<Script, 'text'>, node: Node): string => script.text.slice(node.start ?? 0, node.end ?? 0);

/** The line of a node in its file, from 1. */
export const lineOf = (script: Pick<Script, 'before'>, node: Node): number => script.before + (node.loc?.start.line ?? 1);
