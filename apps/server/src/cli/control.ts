import { chmodSync, existsSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { StartProblem } from './readArguments.ts';

/** What a person at the terminal may ask of a running server. */
export type ControlCommand = { command: 'backup'; target: string } | { command: 'verifyLedger' } | { command: 'rebuildStatistics' };

const Command = z.discriminatedUnion('command', [
  z.object({ command: z.literal('backup'), target: z.string().min(1) }),
  z.object({ command: z.literal('verifyLedger') }),
  z.object({ command: z.literal('rebuildStatistics') }),
]);

/** A line of the answer. */
type ControlAnswer = { say: string } | { done: string } | { problem: string };

/** Answers the commands of the terminal. */
export interface ControlServer {
  close(): Promise<void>;
}

/**
 * Opens a socket in the data folder that only its owner may use. The embedded database belongs to one process, so that a command
 * which needs it is carried out by the server itself.
 */
export async function openControl(
  data: string,
  run: (command: ControlCommand, say: (text: string) => void) => Promise<string>,
): Promise<ControlServer> {
  const path = socketPath(data);
  rmSync(path, { force: true });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A terminal that was closed no longer reads.
    socket.on('error', () => socket.destroy());
    const answer = (line: ControlAnswer) => void socket.write(`${JSON.stringify(line)}\n`);
    createInterface({ input: socket }).once('line', (line) => {
      Promise.resolve()
        .then(() => run(Command.parse(JSON.parse(line)), (text) => answer({ say: text })))
        .then(
          (text) => answer({ done: text }),
          (error: unknown) => answer({ problem: error instanceof Error ? error.message : String(error) }),
        )
        .finally(() => socket.end());
    });
  });
  await listen(server, path);
  chmodSync(path, 0o600);
  return {
    close: async () => {
      const closed = new Promise<void>((done) => server.close(() => done()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

async function listen(server: Server, path: string): Promise<void> {
  const before = process.umask(0o177);
  try {
    await new Promise<void>((done, fail) => {
      server.once('error', fail);
      server.listen(path, done);
    });
  } finally {
    process.umask(before);
  }
}

/**
 * Asks the server that runs on a data folder.
 *
 * @returns its last line; undefined when no server runs there
 * @throws StartProblem what the server could not do
 */
export async function askControl(
  data: string,
  { command, say }: { command: ControlCommand; say: (text: string) => void },
): Promise<string | undefined> {
  const path = socketPath(data);
  if (!existsSync(path)) return undefined;
  const socket = connect(path);
  const isThere = await new Promise<boolean>((done) => {
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  });
  if (!isThere) return undefined;
  socket.write(`${JSON.stringify(command)}\n`);
  for await (const line of createInterface({ input: socket })) {
    const answer = JSON.parse(line) as ControlAnswer;
    if ('done' in answer) return answer.done;
    if ('problem' in answer) throw new StartProblem(answer.problem);
    say(answer.say);
  }
  throw new StartProblem('The server ended before it was done.');
}

/** Paths of sockets end at 107 bytes; the way from the working folder may be shorter. */
function socketPath(data: string): string {
  const whole = join(resolve(data), 'control.sock');
  const near = relative(process.cwd(), whole);
  const path = near.length < whole.length ? near : whole;
  if (Buffer.byteLength(path) > 100) throw new StartProblem(`The path of the data folder is too long for a socket: ${whole}`);
  return path;
}
