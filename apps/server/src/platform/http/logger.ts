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

/** Lines of the log wait this long for others, ms. */
const gatherMs = 200;
/** They are written at once when there are so many characters of them. */
const gathered = 16_384;

/**
 * Gathers lines and writes them together: one write for each call took as long as a tenth of a list. Warnings and errors are written at once,
 * with what came before them; at the end of the process all are.
 *
 * @param write takes whole lines
 */
export function gatherLines(write: (lines: string) => void): { write(line: string): void; flush(): void } {
  let lines = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const taken = lines;
    lines = '';
    if (taken !== '') write(taken);
  };
  return {
    write: (line) => {
      lines += line;
      const level = Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? 100);
      if (level >= 40 || lines.length >= gathered) flush();
      else timer ??= setTimeout(flush, gatherMs).unref();
    },
    flush,
  };
}

/** The log of a server: gathered lines on its standard output. */
export function standardOutput(): { write(line: string): void } {
  const lines = gatherLines((text) => void process.stdout.write(text));
  process.once('exit', lines.flush);
  return lines;
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
