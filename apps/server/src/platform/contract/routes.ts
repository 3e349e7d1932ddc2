import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';
import type { Contract, Endpoint } from './endpoints.ts';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a handler receives: the parts of the request, each parsed by the contract's schema. */
export interface Input<One extends Endpoint> {
  params: Parsed<One['params']>;
  query: Parsed<One['query']>;
  body: Parsed<One['body']>;
}

/** Answers one endpoint. A `file` endpoint answers a `FileReply`; `upload` reads `ctx.upload()`. */
export type Handler<One extends Endpoint> = (
  ctx: Context,
  input: Input<One>,
) => One['content'] extends 'file' ? Promise<FileReply> | FileReply : Promise<z.input<One['reply']>> | z.input<One['reply']>;

/**
 * A handler in two steps: `prepare` runs before the transaction that a call with an `Idempotency-Key` is answered in, and `act` inside
 * of it. For checks that ask on a connection of their own, and for refusals whose trace must not vanish with that transaction.
 * A repeat is answered as the first call was, and prepares nothing.
 */
export function prepared<Given, Ready, Answer>(
  prepare: (ctx: Context, input: Given) => Promise<Ready>,
  act: (ctx: Context, input: Given, ready: Ready) => Promise<Answer>,
): ((ctx: Context, input: Given) => Promise<Answer>) & { prepare: (ctx: Context, input: Given) => Promise<() => Promise<Answer>> } {
  return Object.assign(async (ctx: Context, input: Given) => act(ctx, input, await prepare(ctx, input)), {
    prepare: async (ctx: Context, input: Given) => {
      const ready = await prepare(ctx, input);
      return () => act(ctx, input, ready);
    },
  });
}

/**
 * A handler that reads first: with an `Idempotency-Key` its first statement leaves with what begins the transaction of its call.
 *
 * @param first reads, and locks what it reads; it writes nothing
 * @param act gets what `first` found, or nothing where there was no such transaction
 */
export function readingFirst<Given, Found, Answer>(
  first: (tx: Tx, ctx: Context, input: Given) => Promise<Found>,
  act: (ctx: Context, input: Given, found?: Promise<Found>) => Promise<Answer>,
): ((ctx: Context, input: Given) => Promise<Answer>) & ReadsFirst<Given, Found, Answer> {
  return Object.assign((ctx: Context, input: Given) => act(ctx, input), { first, act });
}

interface ReadsFirst<Given, Found, Answer> {
  first: (tx: Tx, ctx: Context, input: Given) => Promise<Found>;
  act: (ctx: Context, input: Given, found: Promise<Found>) => Promise<Answer>;
}

/** Bytes to send, streamed. */
export interface FileReply {
  fileName: string;
  contentType: string;
  stream: NodeJS.ReadableStream;
}

/** A contract with a handler for each of its endpoints. */
export interface Routes {
  contract: Contract;
  handlers: Record<string, AnyHandler>;
}

type AnyInput = { params: unknown; query: unknown; body: unknown };
type AnyHandler = ((ctx: Context, input: AnyInput) => unknown) & {
  prepare?: (ctx: Context, input: AnyInput) => Promise<() => unknown>;
} & Partial<ReadsFirst<AnyInput, unknown, unknown>>;

/** Binds a contract to its services; an endpoint without a handler does not compile. */
export function routes<Endpoints extends Record<string, Endpoint>>(
  contract: Contract<Endpoints>,
  handlers: { [Name in keyof Endpoints]: Handler<Endpoints[Name]> },
): Routes {
  return { contract: contract as unknown as Contract, handlers: handlers as unknown as Routes['handlers'] };
}
