import { demandVersion, type MockAnswer, type MockCall, Refusal } from './mockTypes.ts';

type Row = Readonly<Record<string, unknown>>;

interface Further {
  /** Examples of the document, which are there when the mock starts. */
  rows: readonly Row[];
  /** Where the answer of the list has its rows and their number, such as `data.items`; absent: it is the list itself. */
  rowsAt?: string;
  totalAt?: string;
}

/** Resources that were added from documents, by their paths below `/api`. The mock keeps what is entered, and no rules of theirs but one: a row with a `version` is changed only from that. */
const further: Readonly<Record<string, Further>> = {
  // create-admin-kit: mock
};

const tables = new Map<string, readonly Row[]>(Object.entries(further).map(([path, { rows }]) => [path, rows]));
let next = 1;

/** Answers a call of an added resource: its list, whatever is asked of it, and single rows. Undefined where the path is none of theirs. @throws Refusal */
export function answerFurther({ method, url, body }: MockCall): MockAnswer | undefined {
  const path = url.pathname.replace(/^\/api/, '');
  const [place, found] = Object.entries(further).find(([one]) => path === one || path.startsWith(`${one}/`)) ?? [];
  if (place === undefined || found === undefined) return undefined;
  const rows = tables.get(place) ?? [];
  const id = decodeURIComponent(path.slice(place.length + 1));
  const keep = (kept: readonly Row[], { answer, status = 200 }: { answer: unknown; status?: number }): MockAnswer => {
    tables.set(place, kept);
    return { status, body: answer };
  };
  if (method === 'POST') {
    const row = { id: `new-${next++}`, ...Object(body) };
    return keep([row, ...rows], { answer: row, status: 201 });
  }
  if (id === '') return { body: pageOf(rows, found) };
  const row = rows.find((one) => String(one['id']) === id);
  if (row === undefined) throw new Refusal({ zh: '没有此记录。', en: 'There is no such row.' }, { status: 404 });
  if (method === 'GET') return { body: row };
  const others = rows.filter((one) => one !== row);
  if (method === 'DELETE') return keep(others, { answer: {} });
  demandVersion(row, body);
  const { version } = row;
  const changed = { ...row, ...Object(body), ...(typeof version === 'number' && { version: version + 1 }) };
  return keep([changed, ...others], { answer: changed });
}

function pageOf(rows: readonly Row[], { rowsAt, totalAt }: Further): unknown {
  if (rowsAt === undefined) return rows;
  const page = {};
  put(page, { path: rowsAt, value: rows });
  if (totalAt !== undefined) put(page, { path: totalAt, value: rows.length });
  return page;
}

/** Puts a value where a path of names leads. */
function put(into: Record<string, unknown>, { path, value }: { path: string; value: unknown }): void {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) into[name] = value;
  else put((into[name] ??= {}) as Record<string, unknown>, { path: rest.join('.'), value });
}
