import type { Server, Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';

/** One call as it is shown to the people who run the server: no query, no body, no secret. @source MON-02, jeecg-wire 3.19 */
export interface RequestTrace {
  timestamp: string;
  principal: { name: string } | null;
  request: {
    method: string;
    /** The matched route, with `:name` where an address carries values: those may be tickets. */
    uri: string;
    remoteAddress: string;
    headers: Record<string, string[]>;
  };
  response: { status: number };
  /** Milliseconds. */
  timeTaken: number;
}

/** What the server has done since it started. */
export interface HttpTotals {
  requests: number;
  /** Milliseconds of all requests together. */
  totalMs: number;
  maxMs: number;
  inFlight: number;
  /** Calls that were turned away because there was no live session. */
  turnedAway: number;
  /** Bytes that left, of connections open and closed. */
  bytesSent: number;
  connections: number;
  /** 0 where nothing limits them. */
  maxConnections: number;
}

/** Figures of the HTTP side of the server. */
export interface HttpFigures {
  /** The last calls, newest first. */
  traces(): readonly RequestTrace[];
  totals(): HttpTotals;
  /** Begins to look at the calls of an instance, and at the connections of its server. */
  watch(app: FastifyInstance): void;
}

/** As many as Spring's actuator keeps. */
const capacity = 100;
/** Headers that say nothing about a person but with what they call. */
const shownHeaders = ['host', 'user-agent', 'content-type', 'accept-language', 'origin', 'referer', 'tenant_id'];
const maskedHeaders = ['x-access-token', 'authorization', 'cookie'];
const mask = '******';
const ownCalls = /\/actuator\//;

/** A trace whose time is written when somebody looks: nearly all are forgotten before. */
type Kept = Omit<RequestTrace, 'timestamp'> & { startedAt: Date };

/** Makes the figures of a server that has done nothing yet. */
export function createHttpFigures(clock: Clock): HttpFigures {
  const traces: Kept[] = [];
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let bytesOfClosed = 0;
  const sums = { requests: 0, totalMs: 0, maxMs: 0, inFlight: 0, turnedAway: 0 };
  return {
    traces: () => traces.toReversed().map(({ startedAt, ...trace }) => ({ timestamp: startedAt.toISOString(), ...trace })),
    totals: () => ({
      ...sums,
      bytesSent: [...sockets].reduce((sum, socket) => sum + socket.bytesWritten, bytesOfClosed),
      connections: sockets.size,
      maxConnections: server?.maxConnections ?? 0,
    }),
    watch: (app) => {
      server = app.server as Server;
      server.on('connection', (socket) => {
        sockets.add(socket);
        socket.once('close', () => {
          sockets.delete(socket);
          bytesOfClosed += socket.bytesWritten;
        });
      });
      app.addHook('onRequest', async (request, reply) => {
        // A socket stays for hours and is not a call.
        if (request.headers.upgrade !== undefined) return;
        const began = performance.now();
        const startedAt = clock.now();
        sums.inFlight += 1;
        // Also told of calls that the client gave up.
        reply.raw.once('close', () => {
          const ms = performance.now() - began;
          sums.inFlight -= 1;
          sums.requests += 1;
          sums.totalMs += ms;
          sums.maxMs = Math.max(sums.maxMs, ms);
          if (reply.raw.statusCode === 401) sums.turnedAway += 1;
          // Pages that show these figures ask for them every few seconds: nothing else would be left.
          if (ownCalls.test(request.routeOptions.url ?? '')) return;
          traces.push(traceOf(request, { startedAt, status: reply.raw.statusCode, ms }));
          if (traces.length > capacity) traces.shift();
        });
      });
    },
  };
}

function traceOf(request: FastifyRequest, { startedAt, status, ms }: { startedAt: Date; status: number; ms: number }): Kept {
  const { username } = request.actor;
  return {
    startedAt,
    principal: username === '' ? null : { name: username },
    request: {
      method: request.method,
      uri: (request.is404 ? pathOf(request.url) : request.routeOptions.url) ?? '',
      remoteAddress: request.ip,
      headers: headersOf(request.headers),
    },
    response: { status },
    timeTaken: Math.round(ms),
  };
}

function headersOf(headers: FastifyRequest['headers']): Record<string, string[]> {
  const told: Record<string, string[]> = {};
  for (const name of maskedHeaders) if (headers[name] !== undefined) told[name] = [mask];
  for (const name of shownHeaders) {
    const value = headers[name];
    if (value !== undefined) told[name] = [value].flat().map((one) => (name === 'referer' ? pathOf(one) : one).slice(0, 300));
  }
  return told;
}

/** What stands before the query. */
const pathOf = (address: string): string => (address.split(/[?#]/)[0] ?? '').slice(0, 200);
