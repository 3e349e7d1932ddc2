import type { Context } from './context.ts';
import type { Tx } from './db/database.ts';

/** The name of something that happens in a domain, with the type of what it tells. */
export interface DomainEvent<Payload> {
  readonly name: string;
  /** Carries the type only. */
  readonly payload?: Payload;
}

/** A listener bound to its event. */
export interface EventHandler {
  readonly event: string;
  readonly run: (tx: Tx, ctx: Context, payload: unknown) => Promise<void>;
}

/**
 * Names an event. The module where it happens exports it; modules further back on the arrow listen.
 *
 * @example export const noteDispatching = defineEvent<{ noteId: string }>('shippingNote.dispatching');
 */
export function defineEvent<Payload>(name: string): DomainEvent<Payload> {
  return { name };
}

/**
 * Listens to an event. The listener runs in the emitting transaction: what it writes commits or rolls back with the cause,
 * and an error it throws refuses the whole act.
 */
export function onEvent<Payload>(
  event: DomainEvent<Payload>,
  run: (tx: Tx, ctx: Context, payload: Payload) => Promise<void>,
): EventHandler {
  return { event: event.name, run: (tx, ctx, payload) => run(tx, ctx, payload as Payload) };
}

/** Emits one event to those who listen, one after the other in the order of registration. */
export type EventBus = <Payload>(tx: Tx, ctx: Context, event: DomainEvent<Payload>, payload: Payload) => Promise<void>;

/** Makes the bus of an app from the listeners of its modules. */
export function createEventBus(handlers: readonly EventHandler[]): EventBus {
  const byName = new Map<string, EventHandler[]>();
  for (const handler of handlers) byName.set(handler.event, [...(byName.get(handler.event) ?? []), handler]);
  return async (tx, ctx, event, payload) => {
    for (const handler of byName.get(event.name) ?? []) await handler.run(tx, ctx, payload);
  };
}
