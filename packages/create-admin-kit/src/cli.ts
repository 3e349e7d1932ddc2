#!/usr/bin/env node
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { askOpen, usual } from './askOpen.ts';
import { ejectWidget, listWidgets } from './eject/ejectWidget.ts';
import { addResource } from './open-api/addResource.ts';
import { type Command, help, readArguments, UsageError } from './readArguments.ts';
import { createApp } from './scaffold/createApp.ts';

const home = join(fileURLToPath(import.meta.url), '../..');

try {
  await run(readArguments(process.argv.slice(2)));
} catch (error) {
  console.error(`✖ ${error instanceof Error ? error.message : String(error)}`);
  if (error instanceof UsageError) console.error(`\n${help}`);
  process.exitCode = 1;
}

async function run(command: Command): Promise<void> {
  if (command.kind === 'help') console.log(help);
  else if (command.kind === 'addResource') {
    const { written, notes } = await addResource({ app: process.cwd(), ...command });
    for (const file of written) console.log(`✔ ${file}`);
    for (const note of notes) console.log(`  ${note}`);
  } else if (command.kind === 'eject') {
    if (command.widget === undefined) for (const line of listWidgets()) console.log(line);
    else for (const line of ejectWidget({ app: process.cwd(), widget: command.widget })) console.log(line);
  } else await create(command);
}

async function create({ folder, backEnd, isYes, packages }: Extract<Command, { kind: 'create' }>): Promise<void> {
  const asked =
    isYes || !process.stdin.isTTY
      ? { folder: folder ?? usual.folder, backEnd: backEnd ?? usual.backEnd }
      : await askOpen({ folder, backEnd }, { input: process.stdin, output: process.stdout });
  const target = createApp({ ...asked, packages, templates: join(home, 'templates') });
  const place = relative(process.cwd(), target) || '.';
  console.log(`✔ ${place}: an app over a ${asked.backEnd} server, with a mock of it\n\n  cd ${place}\n  npm install\n  npm run dev`);
}
