import type { FastifyServerOptions } from 'fastify';

const secrets = ['password', 'oldpassword', 'confirmpassword', 'token', 'captcha', 'smscode', 'secret'];

/** JSON lines without bodies and without secrets. Control characters are escaped by the JSON itself. @source security 14.64 */
export function redactedLogger(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    redact: {
      paths: [...secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), 'req.headers', '*.params'],
      censor: '***',
    },
    serializers: {
      req: (request: { method: string; id: string }) => ({ method: request.method, id: request.id }),
      err: serializeError,
    },
  };
}

/** Keeps what explains an error and drops the values that drivers attach to it, which may be personal. */
function serializeError(
  given: (Error & { code?: unknown; constraint?: unknown }) | undefined,
): { type: string; message: string; stack: string } & Record<string, unknown> {
  // Anything can be thrown, and a log line must not be what ends the process.
  const error = given instanceof Error ? given : new Error(String(given));
  const cause = error.cause instanceof Error ? serializeError(error.cause) : undefined;
  return {
    type: error.name,
    // Drizzle repeats the bound values behind the statement.
    message: error.message.split('\nparams:')[0] ?? '',
    stack: (error.stack ?? '').split('\nparams:')[0] ?? '',
    ...(given?.code === undefined ? {} : { code: given.code }),
    ...(given?.constraint === undefined ? {} : { constraint: given.constraint }),
    ...(cause === undefined ? {} : { cause }),
  };
}
