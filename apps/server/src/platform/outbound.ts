import { lookup } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ServerConfig } from './config.ts';
import { isForbiddenPlace, isOwnPlace, isPrivatePlace } from './networkPlaces.ts';

/** What outgoing calls have to know of this installation. */
export type OutboundConfig = Pick<ServerConfig, 'mode' | 'privateHosts'>;

/** One call. Its address comes from the configuration, never from a person. */
export interface OutboundCall {
  address: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Readable;
  /** Refuses this machine itself, whatever the configuration allows: what must reach somebody else is not to end here. */
  notHere?: boolean;
}

const limits = { connectMs: 5000, silenceMs: 20_000, totalMs: 20_000, bytes: 5 * 1024 * 1024 };

/**
 * Calls a server outside and reads its whole answer.
 *
 * @throws Error the place is not allowed, cannot be reached in 5 s, takes 20 s, says more than 5 MB, or leads elsewhere
 * @source security 12.51
 */
export async function callOut(config: OutboundConfig, call: OutboundCall): Promise<{ status: number; text: string }> {
  const answer = await openOut(config, call);
  const timer = setTimeout(() => answer.destroy(new Error('The answer took too long.')), limits.totalMs);
  try {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limits.bytes) throw new Error('The answer is too long.');
      chunks.push(chunk);
    }
    return { status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') };
  } finally {
    clearTimeout(timer);
    answer.destroy();
  }
}

/**
 * Calls a server outside and hands its answer over as a stream. No redirect is followed, and a side that falls silent ends it.
 *
 * @throws Error see {@link callOut}
 */
export function openOut(
  config: OutboundConfig,
  { address, method = 'GET', headers = {}, body, notHere = false }: OutboundCall,
): Promise<IncomingMessage> {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isOpen = config.mode === 'test' || config.privateHosts.includes(host.toLowerCase());
  if (url.protocol !== 'https:' && !isOpen && config.mode === 'production')
    return Promise.reject(new Error(`${host} is called without https: name it in OUTBOUND_PRIVATE_HOSTS if it is of your own network.`));
  // A literal address is connected to without being looked up.
  if (isIP(host) !== 0 && notHere && isOwnPlace(host)) return Promise.reject(new LeadsHere(host));
  if (isIP(host) !== 0 && !isAllowed(host, isOpen)) return Promise.reject(notAllowed(host));
  return new Promise((resolve, reject) => {
    const options = { method, headers: { ...headers }, lookup: checkedLookup(isOpen, notHere), agent: false as const };
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, (answer) => {
      const { statusCode = 0 } = answer;
      if (statusCode < 300 || statusCode >= 400) return resolve(answer);
      answer.destroy();
      return reject(new Error(`${host} leads elsewhere (${statusCode}).`));
    });
    const opening = setTimeout(() => request.destroy(new Error(`${host} gives no connection.`)), limits.connectMs);
    request.on('socket', (socket) => {
      const clear = () => clearTimeout(opening);
      if (socket.connecting) socket.once('connect', clear);
      else clear();
    });
    request.setTimeout(limits.silenceMs, () => request.destroy(new Error(`${host} does not answer.`)));
    request.on('error', (error) => {
      clearTimeout(opening);
      reject(error);
    });
    if (body === undefined || typeof body === 'string') request.end(body);
    else pipeline(body, request).catch(reject);
  });
}

const isAllowed = (address: string, isOpen: boolean): boolean => !isForbiddenPlace(address) && (isOpen || !isPrivatePlace(address));

const notAllowed = (host: string) =>
  new Error(`${host} is at a place that may not be called: name it in OUTBOUND_PRIVATE_HOSTS if it is meant.`);

/** What must reach somebody else would have ended at this machine. */
export class LeadsHere extends Error {
  constructor(host: string) {
    super(`${host} is this machine itself.`);
    this.name = 'LeadsHere';
  }
}

/** Looks a name up once; what was checked is what is connected to. One bad address among several refuses all. */
function checkedLookup(isOpen: boolean, notHere: boolean): LookupFunction {
  return (host, options, callback) =>
    lookup(host, { all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error !== null) callback(error, '', 0);
      else if (notHere && found.some(({ address }) => isOwnPlace(address))) callback(new LeadsHere(host), '', 0);
      else if (first === undefined || !found.every(({ address }) => isAllowed(address, isOpen))) callback(notAllowed(host), '', 0);
      else if (options.all === true) callback(null, found);
      else callback(null, first.address, first.family);
    });
}
