// A server for the help desk and for the guide over REST: rows in memory, sessions, permissions, sheets, files.

const every = ['list', 'add', 'edit', 'delete', 'export', 'import'];
const menu = [
  { path: '/', component: 'Tickets', meta: { title: { zh: '工单', en: 'Tickets' }, icon: 'tool' } },
  { path: '/customers', component: 'Customers', meta: { title: { zh: '客户', en: 'Customers' }, icon: 'user' } },
  { path: '/hours', component: 'Hours', meta: { title: { zh: '工时', en: 'Hours' }, icon: 'time' } },
];

/**
 * Answers what lies below `/api/`.
 *
 * @returns a function of a request's method, address, headers and body; it answers a `Response`
 */
export function createHelpServer() {
  const customers = ['Acme', 'Borel', 'Cato'].map((name, index) => ({ id: `c${index + 1}`, name, credit: 100_000 * (index + 1) }));
  const nameOf = (id) => customers.find((one) => one.id === id)?.name ?? '';
  const tables = {
    customers,
    tickets: Array.from({ length: 24 }, (_, index) => ({
      id: String(index + 1),
      title: `${['Printer is silent', 'Badge is lost', 'Screen flickers'][index % 3]} ${index + 1}`,
      customerId: customers[index % 3].id,
      customerName: customers[index % 3].name,
      state: index % 4 === 0 ? 'done' : 'open',
      cost: 4_950 + index * 100,
      dueOn: `2026-03-${String((index % 27) + 1).padStart(2, '0')}`,
      papers: '',
    })),
    devices: Array.from({ length: 12 }, (_, index) => ({
      id: String(index + 1),
      name: `Torque wrench ${index + 1}`,
      price: 12_900,
      boughtOn: '2026-03-04',
    })),
  };
  const files = new Map();
  let next = 1000;
  const hours = [];

  const table = {
    GET: ({ rows, id, query }) => {
      if (id === undefined) return pageOf(select(rows, query), query);
      if (id === 'export') return sheet(select(rows, query));
      if (id === 'template') return sheet(rows.slice(0, 1));
      return Response.json(rows.find((row) => row.id === id));
    },
    POST: async ({ rows, id, body, headers }) => {
      if (id === 'import') return importInto(rows, { text: await textOf(body, headers), key: () => String((next += 1)) });
      const input = JSON.parse(body);
      if (rows.some((row) => (row.title ?? row.name) === (input.title ?? input.name)))
        return Response.json(
          { errors: { [input.title === undefined ? 'name' : 'title']: ['This one is there already.'] } },
          { status: 422 },
        );
      const row = { papers: '', ...input, id: String((next += 1)), customerName: nameOf(input.customerId) };
      rows.unshift(row);
      return Response.json(row, { status: 201 });
    },
    PUT: ({ rows, id, body }) => {
      const row = rows.find((one) => one.id === id);
      Object.assign(row, JSON.parse(body), { id });
      if (row.customerId !== undefined) row.customerName = nameOf(row.customerId);
      return Response.json(row);
    },
    DELETE: ({ rows, id }) => {
      rows.splice(
        rows.findIndex((row) => row.id === id),
        1,
      );
      return Response.json({});
    },
  };

  return async ({ method, url, headers, body }) => {
    const [name, id] = url.pathname.split('/api/')[1].split('/');
    if (name === 'permissions') return Response.json(every.filter((one) => one !== 'delete').map((one) => `device:${one}`));
    if (name === 'session' && method === 'POST') {
      const { username, password } = JSON.parse(body);
      if (password !== 'secret') return Response.json({ message: 'Name or password is wrong.' }, { status: 400 });
      return Response.json({ token: 'T1', user: { id: 'u1', username, realname: 'Ada Min' } });
    }
    if (name === 'files' && method === 'GET') return new Response(files.get(id));
    if (name !== 'devices' && headers.authorization !== 'Bearer T1') return Response.json({ message: 'Not signed in.' }, { status: 401 });
    if (name === 'session')
      return Response.json({
        menu,
        auth: ['ticket', 'customer'].flatMap((one) => every.map((action) => ({ action: `${one}:${action}` }))),
      });
    if (name === 'hours') {
      hours.push(JSON.parse(body));
      return Response.json({ lines: hours.at(-1).lines.length });
    }
    if (name === 'files') {
      const path = `paper-${(next += 1)}.txt`;
      files.set(path, await textOf(body, headers));
      return Response.json({ path });
    }
    return table[method]({ rows: tables[name], id, query: url.searchParams, body, headers });
  };
}

/** Rows that are asked for, in their order. */
function select(rows, query) {
  const found = rows.filter((row) =>
    [...query].every(([name, value]) => {
      const [, field, way] = /^(.+?)(?:_(like|gte|lte))?$/.exec(name);
      if (!(field in row)) return true;
      const stored = String(row[field]);
      if (way === 'like') return stored.toLowerCase().includes(value.toLowerCase());
      if (way === 'gte') return stored >= value;
      if (way === 'lte') return stored <= value;
      return query.getAll(name).includes(stored);
    }),
  );
  const [field] = (query.get('sort') ?? '').split(',');
  if (field === '') return found;
  const turn = query.get('order')?.startsWith('desc') ? -1 : 1;
  return found.toSorted((one, other) => turn * String(one[field]).localeCompare(String(other[field]), 'en', { numeric: true }));
}

function pageOf(rows, query) {
  const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('size') ?? 10)];
  return Response.json({ items: rows.slice((page - 1) * size, page * size), total: rows.length });
}

const sheet = (rows) =>
  new Response([Object.keys(rows[0] ?? {}).join(','), ...rows.map((row) => Object.values(row).join(','))].join('\n'), {
    headers: { 'Content-Type': 'text/csv', 'Content-Disposition': 'attachment; filename="rows.csv"' },
  });

/** The file of a form that came. */
async function textOf(body, headers) {
  const form = await new Response(body, { headers: { 'Content-Type': headers['content-type'] } }).formData();
  return form.get('file').text();
}

/** Adds the lines of a workbook whose parts are not compressed, as the kit makes one of what is not a workbook. */
function importInto(rows, { text, key }) {
  const [names, ...lines] = [...text.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, cells]) =>
    [...cells.matchAll(/<c [^>]*>(?:<v>|<is><t[^>]*>)([^<]*)/g)].map(([, cell]) => cell),
  );
  for (const line of lines) rows.unshift({ ...rows[0], ...Object.fromEntries(names.map((name, index) => [name, line[index]])), id: key() });
  return Response.json({ totalCount: lines.length, successCount: lines.length, errorCount: 0 });
}
