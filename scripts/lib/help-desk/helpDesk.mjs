// Two apps of somebody else beside the first one: a help desk with all that such a product needs, and the list of the guide over REST.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHelpServer } from './server.mjs';

const root = join(import.meta.dirname, '../../..');

/** Where the sources lie, and how many lines they may have in all. */
const apps = {
  help: { folder: join(import.meta.dirname, 'app'), lines: 250 },
  rest: { folder: join(root, 'apps/docs/guides/rest'), lines: 80 },
};

/** Their files, as the stranger's app has them. @throws Error for an app of too many lines, or one that opens what is not a page of the docs */
export function helpFiles(page) {
  const files = {};
  for (const [name, { folder, lines }] of Object.entries(apps)) {
    let count = 0;
    files[`${name}.html`] = page(`/src/${name}/main.tsx`);
    for (const file of readdirSync(folder)) {
      const text = readFileSync(join(folder, file), 'utf8');
      count += text.trimEnd().split('\n').length;
      files[`src/${name}/${file}`] = text;
    }
    if (count > lines) throw new Error(`The app ${name} has ${count} of ${lines} lines.`);
    console.log(`✔ the app ${name} has ${count} of ${lines} lines`);
  }
  return files;
}

/** The page of an address within one of these apps; undefined for any other address. */
export const helpPage = (path) => /^\/(help|rest)(?=\/|$)/.exec(path)?.[0].concat('.html');

const answer = createHelpServer();

/** Answers a call of one of these apps. @returns whether it was one */
export async function answerHelp(request, reply) {
  const url = new URL(request.url ?? '/', 'http://stranger.local');
  if (!/^\/(?:help|rest)\/api\//.test(url.pathname)) return false;
  const parts = [];
  for await (const part of request) parts.push(part);
  const made = await answer({ method: request.method, url, headers: request.headers, body: Buffer.concat(parts) });
  reply.writeHead(made.status, Object.fromEntries(made.headers));
  reply.end(Buffer.from(await made.arrayBuffer()));
  return true;
}
