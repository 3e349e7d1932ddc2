import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { newId } from '../db/newId.ts';
import { failed } from './envelope.ts';
import { localeOf } from './locale.ts';

/** Languages of those who last called on a line. */
const languages = new WeakMap<Socket, 'zh' | 'en'>();

/** Remembers in which language anyone who calls is told that the call did not arrive. */
export function noteLanguage(request: FastifyRequest): void {
  languages.set(request.raw.socket, localeOf(request));
}

/** Milliseconds in which an answer reaches a client that still sends. */
const lingerMs = 2000;

const answers = {
  late: {
    status: 408,
    words: 'Request Timeout',
    message: {
      zh: '请求未能在规定时间内发送完毕，请检查网络后重试',
      en: 'The request did not arrive in time: check the connection and try again',
    },
  },
  large: {
    status: 431,
    words: 'Request Header Fields Too Large',
    message: { zh: '请求头过大', en: 'The headers of the request are too large' },
  },
  malformed: { status: 400, words: 'Bad Request', message: { zh: '请求格式不正确', en: 'The request is malformed' } },
} as const;

/**
 * Answers a call that did not arrive, such as one that takes longer than a request may, and closes its line.
 *
 * @source security 50
 */
export function answerBadLine(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const what = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'late' : error.code === 'HPE_HEADER_OVERFLOW' ? 'large' : 'malformed';
  const { status, words, message } = answers[what];
  if (!socket.writable) return void socket.destroy(error);
  const body = JSON.stringify(failed(newId(), { message: message[languages.get(socket) ?? 'zh'], code: status }));
  const head = [
    `HTTP/1.1 ${status} ${words}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Content-Type: application/json; charset=utf-8',
    'Cache-Control: no-store',
    'Connection: close',
  ];
  // A line that is cut while bytes still come takes the answer with it.
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(error), lingerMs).unref();
}
