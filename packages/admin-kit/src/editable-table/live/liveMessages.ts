/** Who said it, as the server has written it; absent where the server tells nobody. */
export interface Speaker {
  userId: string;
  name: string;
  pageId: string;
}

/** Values of a row by column; `id` is the key of the row. */
export type WireRow = Readonly<Record<string, unknown>>;

/** An edit as older clients know it, with what they pass over: further rows, and which of two writes is the later. */
export interface UpdateData {
  socketKey: string;
  /** A row, and the table on a page that wrote it. */
  args: readonly [WireRow, string];
  rows?: readonly WireRow[];
  live?: {
    /** Counts the messages of a table: it knows its own again, and so that it was heard. */
    seq: number;
    /** For each row the number of the write of each column. */
    at: ReadonlyArray<Readonly<Record<string, number>>>;
  };
  from?: Speaker;
}

/** What a table tells beside edits. */
export interface News {
  /** `hello`: I am here, tell me what I missed; `gone` and `refused` are the server's. */
  kind: 'hello' | 'here' | 'bye' | 'saved' | 'gone' | 'refused';
  caseId?: string;
  /** Where its person is. */
  row?: string | null;
  column?: string | null;
  /** Rows that were saved. */
  rows?: readonly string[];
}

/** A message of the table socket. @source TBL-13, jeecg-wire 4.9 */
export type LiveMessage =
  | { type: 'heart_beat'; data: unknown }
  | { type: 'update_vxe_table'; data: UpdateData }
  | { type: 'common_send_date'; data: { key: string; socketKey: string; args: readonly [News]; from?: Speaker } };

/** Reads a message; undefined for what is none: it is passed over. @source TBL-13 */
export function readMessage(data: unknown): LiveMessage | undefined {
  if (typeof data !== 'string') return undefined;
  let message: unknown;
  try {
    message = JSON.parse(data);
  } catch {
    return undefined;
  }
  if (!isRecord(message)) return undefined;
  if (message['type'] === 'heart_beat') return { type: 'heart_beat', data: message['data'] };
  const said = message['data'];
  if (!isRecord(said) || typeof said['socketKey'] !== 'string' || !Array.isArray(said['args'])) return undefined;
  const { socketKey, args } = said as { socketKey: string; args: unknown[] };
  const from = isSpeaker(said['from']) ? { from: said['from'] } : {};
  if (message['type'] === 'common_send_date') {
    const [news] = args;
    if (!isRecord(news) || typeof news['kind'] !== 'string') return undefined;
    return { type: 'common_send_date', data: { key: String(said['key']), socketKey, args: [news as unknown as News], ...from } };
  }
  if (message['type'] !== 'update_vxe_table') return undefined;
  const [row, caseId] = args;
  if (!isRecord(row) || typeof caseId !== 'string') return undefined;
  const rows = Array.isArray(said['rows']) ? said['rows'].filter(isRecord) : [];
  const live = isLive(said['live']) ? { live: said['live'] } : {};
  return { type: 'update_vxe_table', data: { socketKey, args: [row, caseId], rows, ...live, ...from } };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const isSpeaker = (value: unknown): value is Speaker =>
  isRecord(value) && [value['userId'], value['name'], value['pageId']].every((text) => typeof text === 'string');

const isLive = (value: unknown): value is NonNullable<UpdateData['live']> =>
  isRecord(value) &&
  Number.isSafeInteger(value['seq']) &&
  Array.isArray(value['at']) &&
  value['at'].every((row) => isRecord(row) && Object.values(row).every(Number.isSafeInteger));
