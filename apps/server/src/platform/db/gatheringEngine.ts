import { PGlite } from '@electric-sql/pglite';

type StreamOptions = Parameters<PGlite['execProtocolRawStream']>[1];

/** Messages after which a client expects no answer yet: Parse, Bind, Describe, Execute and Close, which a Sync or a Flush follows. */
const unanswered = new Set([...'PBDEC'].map((type) => type.charCodeAt(0)));
/** The message that opens a session has no type, and begins with the length that it has. */
const startup = 0;
const terminate = 'X'.charCodeAt(0);
/** Bytes of an answer that are handed on together. */
const handedOn = 1 << 16;

/**
 * PGlite behind a socket, asked once for each statement. The socket hands over one message at a time, and a statement with values is five
 * of them: each was run, waited for and answered alone, which took longer than most statements. Here they are gathered until the client
 * waits for an answer, and the answer goes out in one piece.
 */
export class GatheringEngine extends PGlite {
  #gathered: Uint8Array[] = [];

  override async execProtocolRawStream(message: Uint8Array, { onRawData, ...options }: StreamOptions): Promise<void> {
    // A client that left within a statement leaves nothing of it to the next one.
    if (message[0] === startup || message[0] === terminate) this.#gathered = [];
    this.#gathered.push(message);
    if (unanswered.has(message[0] ?? 0)) return;
    const messages = this.#gathered;
    this.#gathered = [];
    let pieces: Buffer[] = [];
    let size = 0;
    const handOn = () => {
      if (size > 0) onRawData(Buffer.concat(pieces, size));
      pieces = [];
      size = 0;
    };
    await super.execProtocolRawStream(messages.length === 1 ? message : Buffer.concat(messages), {
      ...options,
      onRawData: (data) => {
        // The engine writes the next piece over this one.
        pieces.push(Buffer.from(data));
        size += data.length;
        if (size >= handedOn) handOn();
      },
    });
    handOn();
  }
}
