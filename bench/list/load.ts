// A load generator in a process of its own: raw sockets, so that it costs the two cores little. Reads a plan from its parent,
// answers with the latencies.
import { connect, type Socket } from 'node:net';

/** What is asked, by how many at once, for how long. */
export interface LoadPlan {
  port: number;
  /** Addresses with headers; connection n begins at the n-th and goes round. */
  requests: readonly { path: string; headers: Readonly<Record<string, string>> }[];
  connections: number;
  /** Ends after this many milliseconds, or when `count` answers are in. */
  milliseconds: number;
  count?: number;
}

/** Latencies in milliseconds, sorted; `failed` counts answers that were not 200. */
export interface LoadResult {
  perSecond: number;
  answers: number;
  failed: number;
  p50: number;
  p95: number;
  bytes: number;
}

process.on('message', (plan: LoadPlan) => {
  run(plan).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function run({ port, requests, connections, milliseconds, count = Infinity }: LoadPlan): Promise<LoadResult> {
  const texts = requests.map(({ path, headers }) =>
    Buffer.from(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')}\r\n`,
    ),
  );
  const latencies: number[] = [];
  let failed = 0;
  let bytes = 0;
  let sent = 0;
  const began = performance.now();
  const loop = async (index: number): Promise<void> => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const answers = readAnswers(socket);
    for (let turn = index; performance.now() - began < milliseconds && sent < count; turn += connections) {
      sent += 1;
      const asked = performance.now();
      socket.write(texts[turn % texts.length]!);
      const { value } = await answers.next();
      if (value === undefined) throw new Error('The server closed the connection.');
      latencies.push(performance.now() - asked);
      bytes = value.bytes;
      if (value.status !== 200) failed += 1;
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => loop(index)));
  const seconds = (performance.now() - began) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN;
  return { perSecond: latencies.length / seconds, answers: latencies.length, failed, p50: at(0.5), p95: at(0.95), bytes };
}

/** Status and size of each answer; they carry a length, because nothing asks for compression. */
async function* readAnswers(socket: Socket): AsyncGenerator<{ status: number; bytes: number }> {
  let head = '';
  let missing = -1;
  let status = 0;
  let bytes = 0;
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    let rest = chunk;
    while (rest.length > 0) {
      if (missing < 0) {
        const text = head + rest.toString('latin1');
        const end = text.indexOf('\r\n\r\n');
        if (end < 0) {
          head = text;
          break;
        }
        const length = /content-length: (\d+)/i.exec(text)?.[1];
        if (length === undefined) throw new Error(`An answer without length: ${text.slice(0, 200)}`);
        status = Number(text.slice(9, 12));
        missing = bytes = Number(length);
        rest = rest.subarray(end + 4 - head.length);
        head = '';
      }
      const part = Math.min(missing, rest.length);
      missing -= part;
      rest = rest.subarray(part);
      if (missing > 0) continue;
      missing = -1;
      yield { status, bytes };
    }
  }
}
